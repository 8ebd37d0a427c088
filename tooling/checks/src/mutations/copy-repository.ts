import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listRepositoryFiles } from '../check/files.ts';
import { ROOT } from '../root.ts';
import { runGit } from './git.ts';

/**
 * Copies the repository's files into a temporary folder and installs the packages there. Sharing `node_modules` would damage the
 * original, because pnpm writes links into it.
 * @throws Error if the installation fails
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'muddat-planted-')));
  for (const file of listRepositoryFiles('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { verbatimSymlinks: true });
  }
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the packages of the copy could not be installed:\n${stdout}\n${stderr}`);
  // Checks list files with git, and turbo asks git what has changed.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message=copy'],
  ])
    runGit(copy, args);
  return copy;
}
