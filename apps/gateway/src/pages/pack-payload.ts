import * as v from 'valibot';
import { type PackedText, packText } from './pack.ts';

/**
 * `keep`: whether the payload may be cached; false if a part of the page's data is missing. `message`: the backend's message if the page
 * failed.
 */
export type PackedPayload = PackedText & { keep: boolean; message: string };

const NotKept = v.object({ keep: v.literal(false) });
/** Whether the payload must not be cached because a part of the page's data is missing. */
export const isPartial = (payload: unknown): boolean => v.is(NotKept, payload);

/**
 * The data of a page for a navigation inside the site: `{build, status, page}`. A tab of an older build sees by `build` that it must load
 * the document instead. A page without a payload is answered 404.
 */
export async function packPayload(build: string, status: number, payload: unknown, message = ''): Promise<PackedPayload> {
  const answered = payload === undefined && status === 200 ? 404 : status;
  const text = JSON.stringify({ build, status: answered, page: answered === 200 ? payload : null });
  return { ...(await packText(answered, text)), keep: !isPartial(payload), message };
}
