import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));
/** Ten seconds on a quiet machine; many times that where everything runs at once. */
const START_LIMIT_MS = 240_000;

export type Sandbox = {
  url: string;
  /** The newest code sent to a phone. */
  code(phone: string): Promise<string>;
  /** A call of the tools for testers, such as `clock` or `scale`. */
  tool(name: string, body: object): Promise<void>;
  close(): Promise<void>;
};

/** The real sandbox as a process of its own, on a fresh embedded database. */
export async function startSandbox(env: Record<string, string> = {}): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-sandbox-'));
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@muddat/source', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', SANDBOX_PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const giveUpAt = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`The sandbox did not start:\n${output}`);
    const answered = await fetch(`${url}/sandbox/clock`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async code(phone) {
      const answer = await fetch(`${url}/sandbox/sms?phone=${encodeURIComponent(phone)}`);
      const messages: { code: string | null }[] = await answer.json();
      // A message that tells of a new device may be newer, and has no code.
      const newest = messages.find(({ code }) => code !== null);
      if (!newest?.code) throw new Error(`No code was sent to ${phone}.`);
      return newest.code;
    },
    async tool(name, body) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/sandbox/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
