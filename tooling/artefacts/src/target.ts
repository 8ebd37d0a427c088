import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What the caller must change; its message is the whole explanation. */
export class TargetError extends Error {}

/**
 * The folder that the arguments name; by default `dist`.
 * @throws TargetError if they are options or several folders
 */
export function readTarget([folder = 'dist', ...others]: readonly string[]): string {
  if (folder === '' || folder.startsWith('-') || others.length > 0) throw new TargetError('Usage: pnpm artefacts [folder]');
  return folder;
}

/**
 * The folder of each server will be replaced as a whole, so it must be missing, empty or written by us.
 * @throws TargetError if one is not
 */
export async function checkTargets(names: readonly string[], folder: string): Promise<void> {
  for (const name of names) {
    const target = join(folder, name);
    if (!(await isFree(target)) && !(await isOurs(target, name))) {
      throw new TargetError(`${target} holds other files than "pnpm artefacts" writes: name another folder.`);
    }
  }
}

async function isFree(target: string): Promise<boolean> {
  try {
    return (await readdir(target)).length === 0;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

async function isOurs(target: string, name: string): Promise<boolean> {
  const Ours = v.object({ name: v.literal(`@muddat/${name}`), buildId: v.string(), files: v.array(v.unknown()) });
  try {
    return v.is(Ours, JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')));
  } catch {
    return false;
  }
}
