import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** Files of the repository by git patterns, new ones that are not ignored included; paths from the root. */
export function filesOf(...patterns: string[]): string[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.split('\0').filter(Boolean);
}
