import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

/**
 * Maximum number of stored solutions; above it, the one that expires first is dropped. To get a solution dropped on purpose, a bot must
 * solve this number of new challenges, which costs more than solving one challenge again.
 */
const MAX_USED = 200_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS used (nonce TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS used_expires ON used (expires_at);
  CREATE TABLE IF NOT EXISTS store (id TEXT NOT NULL) STRICT;
`;
const StoreRow = v.object({ id: v.string() });
const CountRow = v.object({ count: v.number() });

export type UsedSolutions = {
  /** The id of this store. Challenges are signed for it, so a challenge is not valid with another store, which would not know its use. */
  id(): Promise<string>;
  /** True at the first use of a solution, false at each later one until its challenge has expired. Both times in ms since 1970. */
  markUsed(nonce: string, expiresAt: number, now: number): Promise<boolean>;
  close(): void;
};

/** Used solutions in a SQLite file, so that a restarted or killed gateway still knows them. */
export function openUsedSolutions(dataDir: string, max = MAX_USED): UsedSolutions {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'bot-solutions.sqlite');
  const database = new DatabaseSync(file, { timeout: 2000 });
  chmodSync(file, 0o600);
  // Commits do not wait for the disk: a power cut may lose the last uses, a killed process loses none.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(SCHEMA);
  database.prepare('INSERT INTO store (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM store)').run(randomBytes(16).toString('base64url'));
  const { id } = v.parse(StoreRow, database.prepare('SELECT id FROM store').get());
  const insert = database.prepare('INSERT INTO used (nonce, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const purge = database.prepare('DELETE FROM used WHERE expires_at <= ?');
  const count = database.prepare('SELECT count(*) AS count FROM used');
  const shrink = database.prepare('DELETE FROM used WHERE nonce IN (SELECT nonce FROM used ORDER BY expires_at LIMIT ?)');
  let kept = v.parse(CountRow, count.get()).count;
  return {
    id: async () => id,
    async markUsed(nonce, expiresAt, now) {
      kept -= Number(purge.run(now).changes);
      if (insert.run(nonce, expiresAt).changes !== 1) return false;
      kept += 1;
      if (kept > max) kept -= Number(shrink.run(kept - max).changes);
      return true;
    },
    close: () => database.close(),
  };
}
