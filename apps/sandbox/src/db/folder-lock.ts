import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/read-env.ts';

/** Reserves a data folder for this process: PGlite must never be opened twice. Returns a function that releases it. */
export function lockFolder(dataDir: string): () => void {
  // Node 20 has no SQLite. Loaded here, because loading it prints a warning on Node 22.
  const sqlite = process.getBuiltinModule('node:sqlite');
  const unlock = sqlite ? lockBySqlite(sqlite, join(dataDir, 'sandbox.lock')) : lockByProcessId(join(dataDir, 'sandbox.pid'));
  if (unlock === null) throw new ConfigError(`DATA_DIR: ${dataDir} is in use by another sandbox; stop it or set another DATA_DIR`);
  return unlock;
}

/**
 * The lock is an exclusive SQLite transaction, which the system drops when the process ends for whatever reason. Returns null if another
 * process holds it.
 */
function lockBySqlite({ DatabaseSync }: typeof import('node:sqlite'), file: string): (() => void) | null {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    // Only a lock of another process means another sandbox: a full or read-only disk is an error of its own.
    if (isLockedByOther(error)) return null;
    throw error;
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
export const isLockedByOther = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * The lock is a file with the id of a running process. A file that a crashed process left is replaced, also if this process has the same id,
 * as after a restart of a container.
 */
export function lockByProcessId(file: string): (() => void) | null {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && owner !== process.pid && isRunning(owner)) return null;
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
