import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type BuildInfo = { id: string; timestamp: number };

/**
 * `id`: a hash of the files that list all other files of both builds by their hashes. `timestamp`: their last change in ms since 1970, 0 if
 * none of them exists.
 */
export function identifyBuild({ site, cabinet }: { readonly site: string; readonly cabinet: string }): BuildInfo {
  // The server's bundle need not contain the names of the browser's files, so the client manifests are hashed too.
  const files = [
    join(site, 'server', 'entry-server.js'),
    join(site, 'client', '.vite', 'manifest.json'),
    join(cabinet, 'client', 'shells', 'manifest.json'),
  ];
  const hash = createHash('sha256');
  let timestamp = 0;
  for (const file of files.filter((name) => existsSync(name))) {
    hash.update(readFileSync(file));
    timestamp = Math.max(timestamp, Math.floor(statSync(file).mtimeMs));
  }
  return { id: hash.digest('hex').slice(0, 16), timestamp };
}

/** The scripts of both apps' builds, such as `cabinet/core-1a2b3c4d.js`. */
export const readScriptNames = (dist: { readonly site: string; readonly cabinet: string }): ReadonlySet<string> =>
  new Set(
    Object.entries(dist).flatMap(([app, folder]) =>
      readdirSync(join(folder, 'client', 'assets', app))
        .filter((file) => file.endsWith('.js'))
        .map((file) => `${app}/${file}`),
    ),
  );
