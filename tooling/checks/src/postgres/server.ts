import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { findPostgres } from './find-postgres.ts';
import { installPostgres } from './install-postgres.ts';
import { killIfAlive, listChildProcesses, readPostmasterPid } from './processes.ts';

const SUPERVISOR = fileURLToPath(new URL('./supervise-server.mjs', import.meta.url));
const START_LIMIT_MS = 30_000;

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Ends all connections as `pg_terminate_backend` does, with SIGTERM to their processes. Returns their number. */
  terminateConnections: () => number;
  /** Ends the server and all of its processes with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts a killed server again, on the same data and port. */
  restart: () => Promise<void>;
};

/** `durable`: commits survive a kill of the server. Without it the last commits may be lost, and the server is faster. */
type Settings = { durable?: boolean };

/**
 * Starts a PostgreSQL server for tests on a free port, with its data in a new temporary folder and without fsync. As root it runs as
 * `nobody`, because PostgreSQL refuses to run as root.
 * @throws Error if no server is installed and none can be downloaded
 */
export async function startPostgres({ durable = false }: Settings = {}): Promise<PostgresServer> {
  const present = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'muddat-postgres-'));
  const owner = process.getuid?.() === 0 ? idsOf('nobody') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = present ?? (owner ? reachable(installPostgres(), folder) : installPostgres());
  const data = join(folder, 'data');
  const init = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'muddat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    encoding: 'utf8',
    cwd: folder,
    ...owner,
  });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error?.message ?? init.stderr.trim()}`);
  const port = await getPort({ host: '127.0.0.1' });
  const settings = [
    'fsync=off',
    // With `synchronous_commit` and without fsync, a commit is handed to the operating system, which keeps it when the server is killed.
    `synchronous_commit=${durable ? 'on' : 'off'}`,
    'full_page_writes=off',
    'max_connections=120',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])];
  let server = await launch();
  return {
    url: `postgres://muddat@127.0.0.1:${port}/postgres`,
    terminateConnections: () => {
      const serving = listChildProcesses(readPostmasterPid(data)).filter(({ name }) => name.includes('muddat postgres'));
      for (const { pid } of serving) killIfAlive(pid, 'SIGTERM');
      return serving.length;
    },
    kill: async () => {
      const postmaster = readPostmasterPid(data);
      const children = listChildProcesses(postmaster);
      // Kill the postmaster first: it would restart each process that ends.
      process.kill(postmaster, 'SIGKILL');
      for (const { pid } of children) killIfAlive(pid, 'SIGKILL');
      await server.ended;
    },
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      server.keeper.kill('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function launch() {
    const keeper = spawn(process.execPath, [SUPERVISOR, join(bin, 'postgres'), ...args], {
      cwd: folder,
      env: { ...process.env, ...(owner ? { PG_UID: String(owner.uid), PG_GID: String(owner.gid) } : {}) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
    const limit = Date.now() + START_LIMIT_MS;
    while (!isReady(bin, port)) {
      if (Date.now() > limit || keeper.exitCode !== null) throw new Error('The PostgreSQL server of the tests did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { keeper, ended };
  }
}

/** Copies the downloaded programs to a folder that other users can read: the repository may be in root's home. */
function reachable(bin: string, folder: string): string {
  cpSync(dirname(bin), join(folder, 'native'), { recursive: true, dereference: true });
  return join(folder, 'native', 'bin');
}

function isReady(bin: string, port: number): boolean {
  const probe = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
  if (probe.error)
    return (
      spawnSync(process.execPath, [
        '-e',
        `require('node:net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`,
      ]).status === 0
    );
  return probe.status === 0;
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
