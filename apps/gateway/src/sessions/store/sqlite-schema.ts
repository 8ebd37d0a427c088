import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const VERSION = 1;
const SCHEMA = `
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    customer TEXT NOT NULL,
    generation INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    fence INTEGER NOT NULL DEFAULT 0,
    lease_until INTEGER NOT NULL DEFAULT 0,
    sealed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_seen ON sessions (seen_at);
  CREATE INDEX sessions_by_customer ON sessions (customer);
`;
const Version = v.object({ user_version: v.number() });

/** Creates the tables in a new file, in one transaction. Throws if a newer gateway wrote the file. */
export function createTables(database: DatabaseSync): void {
  const { user_version } = v.parse(Version, database.prepare('PRAGMA user_version').get());
  if (user_version === VERSION) return;
  if (user_version > VERSION)
    throw new Error(`sessions.sqlite has version ${user_version}, and this gateway knows ${VERSION}: run the newer gateway.`);
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`${SCHEMA} PRAGMA user_version = ${VERSION}; COMMIT`);
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
