import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Sealer } from './sealing.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SessionSecrets, type SessionStore, type StoredSession } from './session.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_seen ON sessions (seen_at);
`;
const Row = v.object({
  id_hash: v.string(),
  generation: v.number(),
  created_at: v.number(),
  seen_at: v.number(),
  sealed: v.instance(Uint8Array),
});

/** Sessions in one SQLite file; a committed write survives a kill of the process. */
export function createSqliteStore(dataDir: string, sealer: Sealer): SessionStore {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sessions.sqlite');
  const database = new DatabaseSync(file, { timeout: 2000 });
  chmodSync(file, 0o600);
  // FULL: a rotated refresh token that is lost costs the customer the session.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(SCHEMA);
  const statements = {
    insert: database.prepare('INSERT INTO sessions (id_hash, generation, created_at, seen_at, sealed) VALUES (?, ?, ?, ?, ?)'),
    select: database.prepare('SELECT * FROM sessions WHERE id_hash = ?'),
    update: database.prepare('UPDATE sessions SET sealed = ?, generation = generation + 1 WHERE id_hash = ? AND generation = ?'),
    touch: database.prepare('UPDATE sessions SET seen_at = ? WHERE id_hash = ? AND seen_at < ?'),
    remove: database.prepare('DELETE FROM sessions WHERE id_hash = ?'),
    purge: database.prepare('DELETE FROM sessions WHERE seen_at <= ? OR created_at <= ?'),
    ping: database.prepare('SELECT 1'),
  };

  const seal = (idHash: string, secrets: SessionSecrets): Buffer => {
    const { strategy, access, refresh, user, userReadAt } = secrets;
    return sealer.seal(JSON.stringify({ strategy, access, refresh, user, userReadAt }), idHash);
  };
  const read = (idHash: string): StoredSession | null => {
    const row = statements.select.get(idHash);
    if (row === undefined) return null;
    const { id_hash, generation, created_at, seen_at, sealed } = v.parse(Row, row);
    const plain = sealer.open(sealed, id_hash);
    if (plain === null) return null;
    const secrets = v.parse(SessionSecrets, JSON.parse(plain));
    return { ...secrets, idHash: id_hash, generation, createdAt: created_at, seenAt: seen_at };
  };

  return {
    async create(session) {
      statements.insert.run(session.idHash, session.generation, session.createdAt, session.seenAt, seal(session.idHash, session));
    },
    async find(idHash) {
      return read(idHash);
    },
    async update(idHash, generation, secrets) {
      return statements.update.run(seal(idHash, secrets), idHash, generation).changes === 1;
    },
    async touch(idHash, seenAt) {
      statements.touch.run(seenAt, idHash, seenAt);
    },
    async remove(idHash) {
      const session = read(idHash);
      statements.remove.run(idHash);
      return session;
    },
    async purge(now) {
      return Number(statements.purge.run(now - SESSION_IDLE_MS, now - SESSION_ABSOLUTE_MS).changes);
    },
    async ping() {
      statements.ping.get();
    },
    async close() {
      database.close();
    },
  };
}
