import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/config.ts';

/**
 * Reserves a data folder for this process: PGlite must never be opened twice. The lock is an exclusive SQLite transaction, which the system
 * drops when the process ends for whatever reason; a file with a process number would remain after a crash.
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'sandbox.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new ConfigError(`DATA_DIR: ${dataDir} is in use by another sandbox; stop it or set another DATA_DIR`, { cause });
  }
  return () => lock.close();
}
