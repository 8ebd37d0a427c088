import { setPriority } from 'node:os';

/**
 * Between normal (0) and `PRIORITY_BELOW_NORMAL` (10). Beside two busy processes on one core, 10 leaves a thread 5 % of it, and the first
 * receipt took longer than the gateway waits (15 s). 5 leaves it 14 %.
 */
const PRIORITY = 5;

// Lower priority, so that requests get the processor first. Only on Linux does a thread have a priority of its own (setpriority(2));
// elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(PRIORITY);

export type ThreadTask = { readonly file: string; readonly task: unknown };

/** Calls the default export of a file. All work of a worker thread starts here. */
export default async function runTask({ file, task }: ThreadTask): Promise<unknown> {
  const { default: work }: { default: (task: unknown) => unknown } = await import(file);
  return work(task);
}
