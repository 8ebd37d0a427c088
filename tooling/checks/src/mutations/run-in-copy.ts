import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export type ScriptRun = { code: number; output: string; milliseconds: number };

/** Runs a script of the copy. Shares turbo's cache with the repository, so unchanged packages are not built again. */
export function runScriptInCopy(copy: string, args: readonly string[], folder = '.'): Promise<ScriptRun> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TURBO_CACHE_DIR: join(ROOT, '.turbo', 'cache') };
    const child = spawn(process.execPath, ['--conditions=@muddat/source', ...args], {
      cwd: join(copy, folder),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, milliseconds: performance.now() - start }));
  });
}
