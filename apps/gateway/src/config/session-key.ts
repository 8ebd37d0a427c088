import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that seals sessions: SESSION_SECRET, or in development a key (mode 0600) in the data folder, created once, so that sessions
 * survive a restart.
 */
export function loadOrCreateSessionSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'session.key');
  try {
    // 'wx' fails if the file exists, so two processes that start at the same time use the same key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} holds no usable session key. Delete it and start again; everybody signs in anew.`);
  return key;
}
