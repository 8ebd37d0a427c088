import { execFileSync } from 'node:child_process';

/** Runs a program in a folder and shows its output. Throws if it fails. */
export const run = (cwd: string, program: string, args: readonly string[]): void => {
  execFileSync(program, args, { cwd, stdio: 'inherit' });
};
