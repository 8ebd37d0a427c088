import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../root.ts';

/** Where systems put servers that an ordinary user's PATH may leave out. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** `program`: path of the program. `env`: the variables that it needs beside those of this process. */
export type SystemProgram = { program: string; env: NodeJS.ProcessEnv };

/**
 * Finds a program of the system, such as `haproxy`. If there is none, downloads Debian's or Ubuntu's package into `.toolchain`, with the
 * libraries that the system lacks. Unpacks the packages instead of installing them, which needs no root and starts no service.
 * @param packageName Debian's package with the program, if it has another name
 * @throws Error if the program and apt are missing, or the download fails
 */
export function ensureSystemProgram(name: string, packageName = name, env: NodeJS.ProcessEnv = process.env): SystemProgram {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  const present = folders.map((folder) => join(folder, name)).find((program) => existsSync(program));
  return present ? { program: present, env: {} } : unpackPackage(name, packageName);
}

function unpackPackage(name: string, packageName: string): SystemProgram {
  const folder = join(ROOT, '.toolchain', packageName);
  if (!existsSync(folder)) {
    if (spawnSync('apt-get', ['--version']).status !== 0) throw new Error(`there is no ${name} here, and no apt-get to bring one`);
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(join(part, 'debs'), { recursive: true });
    download(packageName, part);
    for (const deb of readdirSync(join(part, 'debs')))
      run(packageName, 'dpkg-deb', ['-x', join(part, 'debs', deb), join(part, 'root')], part);
    rmSync(join(part, 'debs'), { recursive: true });
    rmSync(join(part, 'apt'), { recursive: true, force: true });
    renameSync(part, folder);
  }
  const usr = join(folder, 'root', 'usr');
  const program = ['bin', 'sbin'].map((bin) => join(usr, bin, name)).find((path) => existsSync(path));
  if (program === undefined) throw new Error(`the package ${packageName} has no program ${name}`);
  const triplet = existsSync(join(usr, 'lib')) ? readdirSync(join(usr, 'lib')).find((entry) => entry.includes('-linux-')) : undefined;
  return { program, env: triplet === undefined ? {} : { LD_LIBRARY_PATH: join(usr, 'lib', triplet) } };
}

/** Uses the system's package lists. If they are missing or outdated, downloads lists of our own. */
function download(packageName: string, part: string): void {
  try {
    downloadWith(packageName, part, []);
  } catch {
    const own = join(part, 'apt');
    for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(own, name), { recursive: true });
    const options = ['-o', `Dir::State::lists=${join(own, 'lists')}`, '-o', `Dir::Cache=${join(own, 'cache')}`];
    run(packageName, 'apt-get', [...options, '-q', 'update'], part);
    downloadWith(packageName, part, options);
  }
}

function downloadWith(packageName: string, part: string, options: readonly string[]): void {
  const simulated = run(packageName, 'apt-get', [...options, '--simulate', '--no-install-recommends', 'install', packageName], part);
  const missing = [...simulated.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  run(packageName, 'apt-get', [...options, '-q', 'download', ...missing], join(part, 'debs'));
}

function run(packageName: string, program: string, args: readonly string[], cwd: string): string {
  // As root, APT would download as its own user, who may not write here.
  const all = program === 'apt-get' ? ['-o', 'APT::Sandbox::User=', ...args] : args;
  const { status, stdout, stderr } = spawnSync(program, all, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  const reason = stderr.split('\n').find((line) => line.startsWith('E:')) ?? stderr.trim().split('\n')[0];
  throw new Error(`${packageName} could not be brought from the system's packages: ${reason ?? `${program} failed`}`);
}
