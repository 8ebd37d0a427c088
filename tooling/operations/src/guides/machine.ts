import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres } from '@muddat/checks/find-postgres';
import { ensureSystemProgram, type SystemProgram } from '@muddat/checks/system-program';

/** Programs of the guides and of the machine, and their Debian packages. PostgreSQL's come from `findPostgres`. */
const PROGRAMS: Readonly<Record<string, string>> = {
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  'redis-cli': 'redis-tools',
  socat: 'socat',
  curl: 'curl',
  openssl: 'openssl',
};
export const MACHINE_PROGRAMS = '/run/programs';
const POSTGRES_USER = { uid: 5_432, gid: 5_432 };
const REDIS_CONFIGURATION = '/etc/redis/redis.conf';
const START_LIMIT_MS = 30_000;

/**
 * `folder`: an empty folder for the disk of the machine. `logs`: the folder for the output of servers. `socket`: the Unix socket to which the
 * commands `systemctl` and `checkpoint` send their arguments.
 */
export type MachinePlan = { readonly folder: string; readonly logs: string; readonly siteName: string; readonly socket: string };

/** Finds or brings all programs. Runs outside of the machine, which has no network. */
export function findPrograms(): Record<string, SystemProgram> {
  const own = Object.entries(PROGRAMS).map(([name, packageName]): [string, SystemProgram] => [
    name,
    ensureSystemProgram(name, packageName),
  ]);
  const found = findPostgres();
  if (found === undefined) throw new Error("the guides need Debian's postgresql");
  const bin = dirname(realpathSync(join(found, 'initdb')));
  const postgres = ['initdb', 'postgres', 'psql', 'createdb', 'pg_dump', 'pg_restore'];
  return Object.fromEntries([...own, ...postgres.map((name): [string, SystemProgram] => [name, { program: join(bin, name), env: {} }])]);
}

/**
 * Turns the namespaces of this process into a machine of its own. What it writes to `/etc`, `/opt`, `/run`, `/srv` and `/var` is in
 * `plan.folder` or in memory, and it can write nowhere else. Loopback is its only network. Programs are in `MACHINE_PROGRAMS`.
 */
export function prepareMachine(plan: MachinePlan, programs: Readonly<Record<string, SystemProgram>>): void {
  run('ip', 'link', 'set', 'lo', 'up');
  const memory = join(plan.folder, 'memory');
  mkdirSync(memory);
  run('mount', '-t', 'tmpfs', 'tmpfs', memory);
  for (const place of ['etc', 'var']) {
    const layer = join(memory, place);
    for (const part of ['upper', 'work']) mkdirSync(join(layer, part), { recursive: true });
    run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=/${place},upperdir=${layer}/upper,workdir=${layer}/work`, `/${place}`);
  }
  for (const place of ['opt', 'srv']) {
    mkdirSync(join(plan.folder, place));
    run('mount', '--bind', join(plan.folder, place), `/${place}`);
  }
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run');
  // The rest of the disk belongs to the real machine. A link could lead there.
  run('mount', '--bind', plan.folder, plan.folder);
  run('mount', '-o', 'remount,bind,ro', '/');
  for (const folder of ['/run/haproxy', '/run/postgresql', MACHINE_PROGRAMS, '/etc/systemd/system', '/etc/redis', '/var/lib/redis']) {
    mkdirSync(folder, { recursive: true });
  }
  appendFileSync('/etc/hosts', `\n127.0.0.1 ${plan.siteName}\n`);
  addPostgresUser();
  writePrograms(programs);
  for (const name of ['systemctl', 'checkpoint']) {
    const call = `curl --silent --show-error --fail-with-body --unix-socket ${plan.socket} --data-binary "$*" http://machine/${name}`;
    writeProgram(name, `exec ${call}`);
  }
}

/** Starts PostgreSQL and Redis as Debian's packages do: on their ports of loopback, PostgreSQL with a password for TCP. */
export async function startStores(logs: string): Promise<ChildProcess[]> {
  const data = '/var/lib/postgresql/data';
  chownSync('/run/postgresql', POSTGRES_USER.uid, POSTGRES_USER.gid);
  mkdirSync(data, { recursive: true });
  for (const folder of [dirname(data), data]) chownSync(folder, POSTGRES_USER.uid, POSTGRES_USER.gid);
  const asPostgres = { cwd: data, stdio: 'inherit' as const, ...POSTGRES_USER };
  execFileSync(
    'initdb',
    ['-D', data, '--auth-local=peer', '--auth-host=scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'],
    asPostgres,
  );
  writeFileSync(REDIS_CONFIGURATION, 'bind 127.0.0.1\nport 6379\ndir /var/lib/redis\n');
  const sockets = 'unix_socket_directories=/run/postgresql';
  const servers = [
    spawn('postgres', ['-D', data, '-c', 'fsync=off', '-c', sockets], asPostgres),
    spawn('redis-server', [REDIS_CONFIGURATION, '--logfile', join(logs, 'redis.log')], { stdio: 'inherit' }),
  ];
  await waitFor(() => existsSync('/run/postgresql/.s.PGSQL.5432'), 'PostgreSQL');
  return servers;
}

async function waitFor(isThere: () => boolean, name: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!isThere()) {
    if (Date.now() > limit) throw new Error(`${name} did not start in ${START_LIMIT_MS} ms`);
    await setTimeout(50);
  }
}

/** Debian's package makes the user; a machine with PostgreSQL from elsewhere lacks it. */
function addPostgresUser(): void {
  const keep = (file: string): string =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('postgres:'))
      .join('\n');
  const { uid, gid } = POSTGRES_USER;
  writeFileSync('/etc/passwd', `${keep('/etc/passwd')}postgres:x:${uid}:${gid}:PostgreSQL:/var/lib/postgresql:/bin/bash\n`);
  writeFileSync('/etc/group', `${keep('/etc/group')}postgres:x:${gid}:\n`);
}

function writePrograms(programs: Readonly<Record<string, SystemProgram>>): void {
  for (const [name, { program, env }] of Object.entries(programs)) {
    const assignments = Object.entries(env).map(([key, value]) => `${key}='${value ?? ''}' `);
    writeProgram(name, `${assignments.join('')}exec '${program}' "$@"`);
  }
  // Services run as another user, from whom the folder of this Node may be hidden.
  const node = join(MACHINE_PROGRAMS, 'node');
  writeFileSync(node, '');
  run('mount', '--bind', process.execPath, node);
}

function writeProgram(name: string, line: string): void {
  const file = join(MACHINE_PROGRAMS, name);
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
