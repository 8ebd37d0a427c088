import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeededFolder } from '@muddat/servers/seeded-folder';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';

export type Sandbox = {
  url: string;
  /** The newest code sent to a phone. */
  code(phone: string): Promise<string>;
  /** Calls one of the sandbox's tools for testers, such as `clock` or `scale`. */
  tool(name: string, body: object): Promise<void>;
  close(): Promise<void>;
};

/** Starts the real sandbox as a separate process, with the seeded data in an embedded database. */
export async function startSandbox(own: Record<string, string> = {}): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-sandbox-'));
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...(process.env['NODE_COMPILE_CACHE'] === undefined ? {} : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
    SANDBOX_PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...own,
  };
  await copySeededFolder(env.DATA_DIR);
  const server = new AppServer('sandbox', port, env);
  await server.start();
  const { url } = server;
  return {
    url,
    async code(phone) {
      const answer = await fetch(`${url}/sandbox/sms?phone=${encodeURIComponent(phone)}`);
      const messages: { code: string | null }[] = await answer.json();
      // A message about a new device may be newer, and has no code.
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
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
