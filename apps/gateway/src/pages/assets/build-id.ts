import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';

export type BuildInfo = { id: string; timestamp: number };

/**
 * `id`: a hash of the files that list all other files of a build by their hashes. `timestamp`: their last change in ms since 1970, 0 if
 * none of them exists.
 */
export function identifyBuild(files: readonly string[]): BuildInfo {
  const hash = createHash('sha256');
  let timestamp = 0;
  for (const file of files.filter((name) => existsSync(name))) {
    hash.update(readFileSync(file));
    timestamp = Math.max(timestamp, Math.floor(statSync(file).mtimeMs));
  }
  return { id: hash.digest('hex').slice(0, 16), timestamp };
}
