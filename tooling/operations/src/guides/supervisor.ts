import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readEnvironmentFile, readUnit, type Unit } from './unit.ts';

/** The user `nobody` of Debian, for all services with `DynamicUser`. */
const SERVICE_USER = { uid: 65_534, gid: 65_534 };
const UNITS = '/etc/systemd/system';
/** Services of Debian's own packages, whose units are not on this machine. */
const DEBIAN_UNITS: Readonly<Record<string, Unit>> = {
  haproxy: {
    command: ['haproxy', '-W', '-db', '-f', '/etc/haproxy/haproxy.cfg'],
    environmentFiles: [],
    environment: {},
    credentials: [],
    stateFolders: [],
    workingFolder: '/',
    stopLimitSeconds: 90,
  },
};

type Service = { readonly child: ChildProcess; readonly unit: Unit };

/** Follows the units as systemd does, as far as commands of the guides need it. Every service writes to `<logs>/<name>.log`. */
export class Supervisor {
  readonly #logs: string;
  readonly #services = new Map<string, Service>();
  /** Services that ended with a failure, or by themselves. */
  readonly faults: string[] = [];

  constructor(logs: string) {
    this.#logs = logs;
  }

  /** Runs `systemctl` with its arguments. Throws an error for a command that the guides do not use. */
  async run([command, ...names]: readonly string[]): Promise<void> {
    const services = names.filter((name) => !name.startsWith('--'));
    if (command === 'daemon-reload' && names.length === 0) return;
    for (const name of services) {
      if (command === 'stop' || command === 'restart') await this.#stop(name);
      else if (command !== 'start' && !(command === 'enable' && names[0] === '--now')) throw new Error(`systemctl ${command} is unknown`);
      if (command !== 'stop') this.#start(name);
      // Debian's unit has `Type=notify`: the command waits until HAProxy listens.
      if (name === 'haproxy') await waitForFile('/run/haproxy/admin.sock');
    }
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#services.keys()].map((name) => this.#stop(name)));
  }

  #start(name: string): void {
    if (this.#services.has(name)) return;
    const credentials = join('/run/credentials', name);
    const unit = DEBIAN_UNITS[name] ?? loadUnit(name, credentials);
    const isRoot = DEBIAN_UNITS[name] !== undefined;
    const [program = '', ...args] = unit.command;
    if (unit.credentials.length > 0) mkdirSync(credentials, { recursive: true });
    for (const credential of unit.credentials) {
      const copy = join(credentials, credential.name);
      copyFileSync(credential.path, copy);
      chownSync(copy, SERVICE_USER.uid, SERVICE_USER.gid);
    }
    for (const folder of unit.stateFolders.map((state) => join('/var/lib', state))) {
      mkdirSync(folder, { recursive: true });
      chownSync(folder, SERVICE_USER.uid, SERVICE_USER.gid);
    }
    const files = unit.environmentFiles.map((file) => readEnvironmentFile(readFileSync(file, 'utf8')));
    const log = openSync(join(this.#logs, `${name}.log`), 'a');
    const child = spawn(program, args, {
      cwd: unit.workingFolder,
      env: Object.assign({ PATH: process.env['PATH'] }, ...files, unit.environment),
      stdio: ['ignore', log, log],
      ...(isRoot ? {} : SERVICE_USER),
    });
    closeSync(log);
    this.#services.set(name, { child, unit });
    child.once('exit', (code, signal) => {
      if (this.#services.get(name)?.child !== child) return;
      this.#services.delete(name);
      this.faults.push(`${name} ended by itself: ${code ?? signal}`);
    });
  }

  async #stop(name: string): Promise<void> {
    const service = this.#services.get(name);
    if (service === undefined) return;
    this.#services.delete(name);
    const { child, unit } = service;
    const end = once(child, 'exit');
    child.kill('SIGTERM');
    const isOver = await Promise.race([end.then(() => true), setTimeout(unit.stopLimitSeconds * 1_000, false)]);
    if (!isOver) child.kill('SIGKILL');
    const [code, signal] = await end;
    // HAProxy in master mode ends with 143 after SIGTERM.
    if (code !== 0 && name !== 'haproxy') this.faults.push(`${name} was stopped and ended with ${code ?? signal}`);
  }
}

async function waitForFile(file: string): Promise<void> {
  while (!existsSync(file)) await setTimeout(50);
}

function loadUnit(name: string, credentials: string): Unit {
  const [kind = '', instance] = name.split('@');
  const file = join(UNITS, instance === undefined ? `${kind}.service` : `${kind}@.service`);
  if (!existsSync(file)) throw new Error(`${name}: there is no unit ${file}`);
  return readUnit(readFileSync(file, 'utf8'), instance ?? '', credentials);
}
