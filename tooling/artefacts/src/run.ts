import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const execute = promisify(execFile);

/** Runs a program in the repository and returns its output. Throws an error with everything that it printed if it fails. */
export async function run(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error && 'stderr' in error ? `\n${error.stdout}${error.stderr}` : '';
    throw new Error(`${program} ${args.join(' ')} failed.${printed}`, { cause: error });
  }
}

export const toolOf = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
