import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';

export type Build = { id: string; timestamp: number };

/** Id of a build: a hash of the files that list all its other files by their hashes. */
export function identifyBuild(files: readonly string[]): Build {
  const hash = createHash('sha256');
  let timestamp = 0;
  for (const file of files.filter((name) => existsSync(name))) {
    hash.update(readFileSync(file));
    timestamp = Math.max(timestamp, Math.floor(statSync(file).mtimeMs));
  }
  return { id: hash.digest('hex').slice(0, 16), timestamp };
}
