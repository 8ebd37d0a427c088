import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PACKAGE = 'redis-server';

export type InstalledRedis = { program: string; libraries: string };

/**
 * Downloads Debian's or Ubuntu's Redis server into `.toolchain`, with the libraries that the system lacks. Unpacks the packages instead
 * of installing them, which needs no root and starts no service. npm has no package with the server.
 * @throws Error if apt is missing or the download fails
 */
export function installRedis(): InstalledRedis {
  const folder = join(ROOT, '.toolchain', 'redis');
  if (!existsSync(folder)) {
    if (spawnSync('apt-get', ['--version']).status !== 0) throw new Error('there is no redis-server here, and no apt-get to bring one');
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(join(part, 'debs'), { recursive: true });
    download(part);
    for (const deb of readdirSync(join(part, 'debs'))) run('dpkg-deb', ['-x', join(part, 'debs', deb), join(part, 'root')], part);
    rmSync(join(part, 'debs'), { recursive: true });
    rmSync(join(part, 'apt'), { recursive: true, force: true });
    renameSync(part, folder);
  }
  const usr = join(folder, 'root', 'usr');
  const triplet = readdirSync(join(usr, 'lib')).find((name) => name.includes('-linux-'));
  return { program: join(usr, 'bin', 'redis-server'), libraries: join(usr, 'lib', triplet ?? '') };
}

/** Uses the system's package lists. If they are missing or outdated, downloads lists of our own. */
function download(part: string): void {
  try {
    downloadWith(part, []);
  } catch {
    const own = join(part, 'apt');
    for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(own, name), { recursive: true });
    const options = ['-o', `Dir::State::lists=${join(own, 'lists')}`, '-o', `Dir::Cache=${join(own, 'cache')}`];
    run('apt-get', [...options, '-q', 'update'], part);
    downloadWith(part, options);
  }
}

function downloadWith(part: string, options: readonly string[]): void {
  const simulated = run('apt-get', [...options, '--simulate', '--no-install-recommends', 'install', PACKAGE], part);
  const missing = [...simulated.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  run('apt-get', [...options, '-q', 'download', ...missing], join(part, 'debs'));
}

function run(program: string, args: readonly string[], cwd: string): string {
  // As root, APT would download as its own user, who may not write here.
  const all = program === 'apt-get' ? ['-o', 'APT::Sandbox::User=', ...args] : args;
  const { status, stdout, stderr } = spawnSync(program, all, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  const reason = stderr.split('\n').find((line) => line.startsWith('E:')) ?? stderr.trim().split('\n')[0];
  throw new Error(`${PACKAGE} could not be brought from the system's packages: ${reason ?? `${program} failed`}`);
}
