import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from '../check/files.ts';
import { ROOT } from '../root.ts';
import { git } from './git.ts';

/**
 * A copy of the repository's files in a temporary folder, with an installation of its own: pnpm keeps links of its own making in
 * `node_modules`, so sharing that folder would spoil the one it came from.
 * @throws Error when the packages cannot be installed
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'muddat-planted-')));
  for (const file of filesOf('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { verbatimSymlinks: true });
  }
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the packages of the copy could not be installed:\n${stdout}\n${stderr}`);
  // Checks ask git which files there are, and turbo asks it what changed.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message=copy'],
  ])
    git(copy, args);
  return copy;
}
