import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { customerIdOf } from './customer-id.ts';
import { sealSession } from './sealed-session.ts';
import type { Sealer } from './sealing.ts';
import { SealedPart } from './session.ts';
import { createHandle } from './session-id.ts';

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
const OldPart = v.omit(SealedPart, ['handle', 'customerId', 'device', 'provenAt']);
const OldRow = v.object({
  id_hash: v.string(),
  generation: v.number(),
  created_at: v.number(),
  seen_at: v.number(),
  sealed: v.instance(Uint8Array),
});

/** Sessions of version 0, which had no handle, customer and device; what cannot be opened any more is left behind. */
function moveOldSessions(database: DatabaseSync, sealer: Sealer): void {
  const insert = database.prepare(
    'INSERT INTO sessions (id_hash, customer, generation, created_at, seen_at, sealed) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const row of database.prepare('SELECT * FROM sessions_before').all()) {
    const { id_hash, generation, created_at, seen_at, sealed } = v.parse(OldRow, row);
    const plain = sealer.open(sealed, id_hash);
    if (plain === null) continue;
    const old = v.parse(OldPart, JSON.parse(plain));
    const handle = createHandle();
    const customerId = customerIdOf(old.user, handle);
    const device = { device: null, browser: null };
    const session = {
      ...old,
      handle,
      customerId,
      device,
      provenAt: null,
      idHash: id_hash,
      generation,
      createdAt: created_at,
      seenAt: seen_at,
    };
    const [customer] = sealer.tags(customerId);
    insert.run(id_hash, customer, generation, created_at, seen_at, sealSession(sealer, session));
  }
}

/** Brings the file to the present shape in one transaction, keeping everybody signed in. Throws when a newer gateway wrote it. */
export function migrateSessions(database: DatabaseSync, sealer: Sealer): void {
  const { user_version } = v.parse(Version, database.prepare('PRAGMA user_version').get());
  if (user_version === VERSION) return;
  if (user_version > VERSION)
    throw new Error(`sessions.sqlite has version ${user_version}, and this gateway knows ${VERSION}: run the newer gateway.`);
  const hasOld = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'sessions'").get() !== undefined;
  database.exec('BEGIN IMMEDIATE');
  try {
    if (hasOld) database.exec('ALTER TABLE sessions RENAME TO sessions_before');
    database.exec(SCHEMA);
    if (hasOld) {
      moveOldSessions(database, sealer);
      database.exec('DROP TABLE sessions_before');
    }
    database.exec(`PRAGMA user_version = ${VERSION}; COMMIT`);
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
