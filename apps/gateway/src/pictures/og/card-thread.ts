import { constants, setPriority } from 'node:os';
import { drawOg } from './draw-og.ts';
import type { OgModel } from './og-model.ts';

// Lower priority, so that requests get the processor first. Only on Linux does a thread have a priority of its own (setpriority(2));
// elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export type CardTask = { readonly model: OgModel; readonly picture: Uint8Array | null };

/** Draws a share card. All work of the thread starts here. */
export default ({ model, picture }: CardTask): Promise<Uint8Array> => drawOg(model, picture === null ? null : Buffer.from(picture));
