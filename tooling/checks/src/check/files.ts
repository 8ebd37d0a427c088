import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Files of the repository by git patterns, new ones that are not ignored included; paths from the root. */
export function listRepositoryFiles(...patterns: string[]): string[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  // A file deleted and not yet committed is still in git's list.
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}
