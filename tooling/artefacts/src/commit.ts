import { run } from './run.ts';

export type Commit = {
  id: string;
  /** Whether tracked files differ from the commit. */
  modified: boolean;
  /** When it was made. Every file gets this time, so that two folders of a commit are the same. */
  date: Date;
};

export async function readCommit(): Promise<Commit> {
  const [id = '', seconds] = (await run('git', 'show', '--no-patch', '--format=%H %ct', 'HEAD')).trim().split(' ');
  const changes = await run('git', 'status', '--porcelain', '--untracked-files=no');
  return { id, modified: changes !== '', date: new Date(Number(seconds) * 1_000) };
}
