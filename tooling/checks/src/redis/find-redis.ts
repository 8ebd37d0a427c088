import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where systems put servers that an ordinary user's PATH may leave out. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The path of `redis-server` on this machine; undefined if there is none. */
export function findRedis(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}
