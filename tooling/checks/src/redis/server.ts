import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { ensureSystemProgram } from '../programs/system-program.ts';

const SUPERVISOR = fileURLToPath(new URL('../postgres/supervise-server.mjs', import.meta.url));
const START_LIMIT_MS = 30_000;

/** `stop` ends the server without a goodbye, like a crash. */
export type RedisServer = { url: string; port: number; stop: () => Promise<void> };
/** `configuration`: lines of a configuration file. `isSentinel`: the server watches others instead of storing data. */
type RedisOptions = { readonly port?: number; readonly password?: string; readonly configuration?: string; readonly isSentinel?: boolean };

/**
 * Starts a Redis server for tests on a free loopback port, with a password and without persistence.
 * @throws Error if no server is installed and none can be downloaded
 */
export async function startRedis(options: RedisOptions = {}): Promise<RedisServer> {
  const redis = ensureSystemProgram('redis-server');
  const folder = mkdtempSync(join(tmpdir(), 'muddat-redis-'));
  const log = join(folder, 'redis.log');
  const { port = await getPort({ host: '127.0.0.1' }), password = randomBytes(12).toString('hex'), configuration = '' } = options;
  const file = join(folder, 'redis.conf');
  writeFileSync(file, configuration);
  const settings = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--logfile', log, '--save', '', '--appendonly', 'no'].map(
    String,
  );
  const mode = options.isSentinel ? ['--sentinel'] : [];
  const keeper = spawn(process.execPath, [SUPERVISOR, redis.program, file, ...settings, '--requirepass', password, ...mode], {
    cwd: folder,
    env: { ...process.env, ...redis.env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isReachable(port, password))) {
    if (Date.now() > limit || keeper.exitCode !== null) {
      keeper.kill('SIGTERM');
      throw new Error(`The Redis server of the tests did not start. ${lastLine(log)}`.trim());
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    port,
    stop: async () => {
      keeper.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether our own server responds on the port: another program may have taken it. */
function isReachable(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    let text = '';
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.on('error', () => end(false)).on('close', () => end(false));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('+PONG')) end(true);
    });
  });
}

function lastLine(log: string): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';
  } catch {
    return '';
  }
}
