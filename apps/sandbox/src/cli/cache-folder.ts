import { homedir } from 'node:os';
import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder for data that can be made again, by the rules of the operating system. */
export function cacheFolderOf(platform: NodeJS.Platform, env: Env, home = homedir()): string {
  const known: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(home, 'Library', 'Caches'),
    win32: env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'),
  };
  return join(known[platform] ?? (env['XDG_CACHE_HOME'] || join(home, '.cache')), 'muddat-sandbox');
}
