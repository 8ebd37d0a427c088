import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a data folder for this gateway. Two gateways on one folder would each refresh the same session, and the provider ends a sign-in
 * whose refresh token is used twice. The lock is an exclusive SQLite transaction, which the system releases when the process ends in any
 * way; a PID file would survive a crash. Throws an Error with one clear line if
 * another gateway has the lock.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'gateway.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`DATA_DIR ${dataDir} is in use by another gateway. Stop it, or start with another DATA_DIR.`, { cause: error });
  }
  return () => lock.close();
}
