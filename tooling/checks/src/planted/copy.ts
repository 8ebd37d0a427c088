import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOf } from '../check/files.ts';
import { ROOT } from '../root.ts';
import { git } from './git.ts';

/**
 * A copy of the repository's files in a temporary folder, with the packages that are installed here. Links between rooms
 * are relative, so they lead to the copy's own rooms; what comes from the registry is shared.
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'muddat-planted-')));
  const files = filesOf('.');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { verbatimSymlinks: true });
  }
  const rooms = files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname);
  for (const room of rooms) linkPackages(join(ROOT, room, 'node_modules'), join(copy, room, 'node_modules'));
  // Checks ask git which files there are, and turbo asks it what changed.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message=copy'],
  ])
    git(copy, args);
  return copy;
}

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.pnpm') symlinkSync(source, target);
    else if (entry.isSymbolicLink() || entry.name === '.bin' || entry.name.startsWith('@'))
      cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
}
