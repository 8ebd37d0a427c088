import { spawnSync } from 'node:child_process';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program and returns what it wrote to its standard output.
 * @throws Error with the whole output if the program fails
 */
export function runCommand(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    env: cleanEnvironment(),
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** The settings that pnpm and Node pass on to children must not reach the packages as other teams run them. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, ...environment } = process.env;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(npm|pnpm)_/i.test(name)));
}
