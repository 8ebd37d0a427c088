import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A sandbox as a process of its own, on a free port. */
export function start(dataDir: string, env: Record<string, string> = {}): ChildProcess {
  const { NODE_ENV: _own, ...inherited } = process.env;
  return spawn(process.execPath, ['--conditions=@muddat/source', MAIN], {
    env: { ...inherited, SANDBOX_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function textOf(child: ChildProcess): { read(): string } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { read: () => text };
}

/** Awaits 'close', not 'exit': only then has everything that the process said come through its pipes. */
export const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

export async function listening(child: ChildProcess, output: { read(): string }): Promise<string> {
  for (;;) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output.read())?.[0];
    if (found !== undefined) return found;
    if (child.exitCode !== null) throw new Error(`the sandbox ended: ${output.read()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
