import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { RawAnswer } from './raw-client.ts';

/** Written by Node itself for every answer, the bare one's too. */
const NODES_OWN: readonly string[] = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
const Ready = v.object({ port: v.number() });

export type BareServer = { port: number; pid: number; stop: () => void };

/** A Node server with nothing in it, which sends what an answer was: the same headers and the same bytes. */
export async function startBareServer({ headers, body }: RawAnswer): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat bare '));
  const sent = Object.fromEntries([...headers].filter(([name]) => !NODES_OWN.includes(name)));
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ ...sent, 'content-length': String(body.length) }));
  writeFileSync(join(folder, 'body'), body);
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [folder], { execArgv: ['--conditions=@muddat/source'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(Ready, message).port));
    child.once('exit', () => reject(new Error('the bare server ended while it started')));
  });
  return {
    port,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
