import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of the server's programs on Debian, Red Hat and macOS, which may not be on the PATH. */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/**
 * The folder with `initdb` and `postgres` on this machine: one on the PATH, else the newest version in the first of the system's folders
 * that has any. Undefined if there is none.
 */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const installed = SYSTEM_FOLDERS.flatMap((folder) => versionsIn(folder).map((version) => join(folder, version, 'bin')));
  return [...onPath, ...installed].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(postgresql@?)?\d+$/.test(name))
    .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')));
}
