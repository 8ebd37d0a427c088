import { spawn } from 'node:child_process';

/**
 * Runs a program and returns what it wrote to its standard output.
 * @throws Error with the whole output if the program fails
 */
export function runCommand(program: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: cleanEnvironment() });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${output}${errors}`));
    });
  });
}

/** The settings that pnpm and Node pass on to children must not reach the packages as other teams run them. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, ...environment } = process.env;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(npm|pnpm)_/i.test(name)));
}
