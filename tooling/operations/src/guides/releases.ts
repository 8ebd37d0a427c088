import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@muddat/servers/root';

const execute = promisify(execFile);
const CATALOGS = 'packages/i18n/catalogs';
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Writes the two artefacts of this working tree. */
export async function writeRelease(folder: string): Promise<void> {
  await run(ROOT, 'pnpm', 'artefacts', folder);
}

/** Writes the artefacts of a copy of the repository whose texts differ, so that most of its files have other names. */
export async function writeChangedRelease(folder: string, copy: string): Promise<void> {
  await run(ROOT, 'git', 'clone', '--quiet', '--depth', '1', `file://${ROOT}`, copy);
  await run(copy, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts');
  for (const part of ['public-site', 'cabinet', 'app-shell', 'ui', 'forms']) {
    const file = join(copy, CATALOGS, part, 'ru.po');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/^(msgstr "(?:[^"\\{<]){12,})"$/gm, '$1 "'));
  }
  await run(copy, 'pnpm', 'artefacts', folder);
}

async function run(cwd: string, program: string, ...args: string[]): Promise<void> {
  try {
    await execute(program, args, { cwd, maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, CI: 'true', NODE_ENV: '' } });
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error && 'stderr' in error ? `\n${error.stdout}${error.stderr}` : '';
    throw new Error(`${program} ${args.join(' ')} failed.${printed}`, { cause: error });
  }
}
