import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const MAX_LINES = 300;

/** Runs a program of node_modules/.bin (or Node itself). Returns its output if it fails, else undefined. */
export function runTool(
  tool: string,
  args: readonly string[],
  { maxLines = MAX_LINES }: { maxLines?: number } = {},
): Promise<string | undefined> {
  const file = tool === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) =>
      resolve(code === 0 ? undefined : output.trimEnd().split('\n').slice(-maxLines).join('\n') || `${tool} ended with exit code ${code}`),
    );
  });
}

/** Runs checks one after the other and joins what they found. */
export async function runChecksSequentially(...runs: (() => Promise<string | undefined>)[]): Promise<string | undefined> {
  const found: string[] = [];
  for (const run of runs) {
    const problem = await run();
    if (problem !== undefined) found.push(problem);
  }
  return found.length > 0 ? found.join('\n\n') : undefined;
}
