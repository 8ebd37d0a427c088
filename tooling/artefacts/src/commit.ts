import { run } from './run.ts';

export type Commit = {
  id: string;
  /** Whether files differ from the commit. New files count too, as they may be in the folder; ignored ones do not. */
  modified: boolean;
  /** When it was made. Every file gets this time, so that two folders of a commit are the same. */
  date: Date;
};

export async function readCommit(): Promise<Commit> {
  const [id = '', seconds] = (await run('git', 'show', '--no-patch', '--format=%H %ct', 'HEAD')).trim().split(' ');
  const changes = await run('git', 'status', '--porcelain', '--untracked-files=normal');
  return { id, modified: changes !== '', date: new Date(Number(seconds) * 1_000) };
}
