import { constants, setPriority } from 'node:os';

// Lower priority, so that requests get the processor first. Only on Linux does a thread have a priority of its own (setpriority(2));
// elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export type ThreadTask = { readonly file: string; readonly task: unknown };

/** Calls the default export of a file. All work of a worker thread starts here. */
export default async function runTask({ file, task }: ThreadTask): Promise<unknown> {
  const { default: work }: { default: (task: unknown) => unknown } = await import(file);
  return work(task);
}
