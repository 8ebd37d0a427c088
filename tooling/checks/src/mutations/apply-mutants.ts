import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runGit } from './git.ts';
import type { Mutant } from './mutants.ts';

/** Makes the mistakes. Throws if one leaves its file unchanged, because it would prove nothing. */
export function applyMutants(copy: string, mistakes: readonly Mutant[]): void {
  for (const { file, title, text } of mistakes) {
    const path = join(copy, file);
    const exists = existsSync(path);
    // A mistake that extends a file needs that file. In a new file its check would find nothing.
    if (!exists && text('x') !== text('')) throw new Error(`${title}: there is no ${file} to add it to`);
    const before = exists ? readFileSync(path, 'utf8') : '';
    const after = text(before);
    if (after === before) throw new Error(`${title}: nothing to change in ${file}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }
  runGit(copy, ['add', '--all']);
}

export function revertMutants(copy: string): void {
  runGit(copy, ['reset', '--quiet', '--hard']);
}
