import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Sealer } from '../sealing.ts';
import { ROTATED_ID_TTL_MS, SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS, type SessionStore, type StoredSession } from '../session.ts';
import { sealSession, unsealSession } from './sealed-session.ts';
import { createTables } from './sqlite-schema.ts';

const Row = v.object({
  id_hash: v.string(),
  generation: v.number(),
  created_at: v.number(),
  seen_at: v.number(),
  sealed: v.instance(Uint8Array),
});
const VersionRow = v.object({ user_version: v.pipe(v.number(), v.integer()) });
const FenceRow = v.object({ fence: v.number() });

/**
 * Sessions in one SQLite file; a committed write survives a kill. Only one process uses the file (sessions/store/folder-lock), so each call
 * is atomic: it is one statement or one turn of the event loop.
 */
export function createSqliteStore(dataDir: string, sealer: Sealer): SessionStore {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sessions.sqlite');
  const database = new DatabaseSync(file, { timeout: 2000 });
  chmodSync(file, 0o600);
  // FULL: losing a rotated refresh token would lose the session. secure_delete: removed data is overwritten.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  createTables(database);
  // This is the only process, so the holders of stored leases are dead.
  database.exec('UPDATE sessions SET lease_until = 0 WHERE lease_until <> 0');
  const statements = {
    insert: database.prepare('INSERT INTO sessions (id_hash, customer, generation, created_at, seen_at, sealed) VALUES (?, ?, ?, ?, ?, ?)'),
    select: database.prepare('SELECT * FROM sessions WHERE id_hash = ?'),
    list: database.prepare('SELECT * FROM sessions WHERE customer IN (SELECT value FROM json_each(?))'),
    update: database.prepare(
      'UPDATE sessions SET sealed = ?, customer = ?, generation = generation + 1 WHERE id_hash = ? AND generation = ?',
    ),
    fencedUpdate: database.prepare(
      'UPDATE sessions SET sealed = ?, customer = ?, generation = generation + 1, lease_until = 0 WHERE id_hash = ? AND generation = ? AND fence = ?',
    ),
    touch: database.prepare('UPDATE sessions SET seen_at = ? WHERE id_hash = ? AND seen_at < ?'),
    rotate: database.prepare('UPDATE sessions SET id_hash = ?, sealed = ? WHERE id_hash = ?'),
    remove: database.prepare('DELETE FROM sessions WHERE id_hash = ?'),
    fencedRemove: database.prepare('DELETE FROM sessions WHERE id_hash = ? AND fence = ?'),
    lease: database.prepare(
      'UPDATE sessions SET fence = fence + 1, lease_until = ? WHERE id_hash = ? AND lease_until <= ? RETURNING fence',
    ),
    extend: database.prepare('UPDATE sessions SET lease_until = ? WHERE id_hash = ? AND fence = ? AND lease_until <> 0'),
    release: database.prepare('UPDATE sessions SET lease_until = 0 WHERE id_hash = ? AND fence = ?'),
    purge: database.prepare('DELETE FROM sessions WHERE seen_at <= ? OR created_at <= ?'),
  };

  // Rotated ids are only in memory: after a restart a browser with a rotated id is treated as a guest.
  const rotated = new Set<string>();
  const toSession = (row: unknown): StoredSession | null => {
    const { id_hash, generation, created_at, seen_at, sealed } = v.parse(Row, row);
    return unsealSession(sealer, { idHash: id_hash, generation, createdAt: created_at, seenAt: seen_at }, sealed);
  };
  const read = (idHash: string): StoredSession | null => {
    const row = statements.select.get(idHash);
    return row === undefined ? null : toSession(row);
  };
  const list = (customerId: string): StoredSession[] =>
    statements.list
      .all(JSON.stringify(sealer.tags(customerId)))
      .map(toSession)
      .filter((session) => session !== null);
  const remove = (idHash: string, fence?: number): StoredSession | null => {
    const session = read(idHash);
    const { changes } = fence === undefined ? statements.remove.run(idHash) : statements.fencedRemove.run(idHash, fence);
    return changes === 1 ? session : null;
  };

  return {
    async create(session) {
      const { idHash, generation, createdAt, seenAt, customerId } = session;
      statements.insert.run(idHash, sealer.tags(customerId)[0], generation, createdAt, seenAt, sealSession(sealer, session));
    },
    async find(idHash) {
      return read(idHash);
    },
    async listByCustomer(customerId) {
      return list(customerId);
    },
    async update(session, fence) {
      const values = [sealSession(sealer, session), sealer.tags(session.customerId)[0], session.idHash, session.generation] as const;
      const { changes } = fence === undefined ? statements.update.run(...values) : statements.fencedUpdate.run(...values, fence);
      return changes === 1;
    },
    async touch(idHash, seenAt) {
      statements.touch.run(seenAt, idHash, seenAt);
    },
    async rotate(oldHash, newHash) {
      const session = read(oldHash);
      if (session === null) return null;
      const moved = { ...session, idHash: newHash };
      statements.rotate.run(newHash, sealSession(sealer, moved), oldHash);
      rotated.add(oldHash);
      setTimeout(() => rotated.delete(oldHash), ROTATED_ID_TTL_MS).unref();
      return moved;
    },
    async wasRotated(idHash) {
      return rotated.has(idHash);
    },
    async has(idHash) {
      return statements.select.get(idHash) !== undefined;
    },
    async remove(idHash, fence) {
      return remove(idHash, fence);
    },
    async removeByHandle(customerId, handle) {
      const found = list(customerId).find((session) => session.handle === handle);
      return found ? remove(found.idHash) : null;
    },
    async removeOthers(customerId, keepHandle) {
      const others = list(customerId).filter(({ handle }) => handle !== keepHandle);
      database.exec('BEGIN');
      try {
        for (const { idHash } of others) statements.remove.run(idHash);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
      return others;
    },
    async lease(idHash, ms) {
      const at = Date.now();
      const row = statements.lease.get(at + ms, idHash, at);
      const session = read(idHash);
      if (session === null) return { kind: 'gone' };
      return row === undefined ? { kind: 'busy' } : { kind: 'held', fence: v.parse(FenceRow, row).fence, session };
    },
    async extend(idHash, fence, ms) {
      return statements.extend.run(Date.now() + ms, idHash, fence).changes === 1;
    },
    async release(idHash, fence) {
      statements.release.run(idHash, fence);
    },
    async purge(now) {
      return Number(statements.purge.run(now - SESSION_MAX_IDLE_MS, now - SESSION_MAX_AGE_MS).changes);
    },
    async ping() {
      // Writes the same version again, which fails on a full disk.
      const { user_version } = v.parse(VersionRow, database.prepare('PRAGMA user_version').get());
      database.exec(`PRAGMA user_version = ${user_version}`);
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
