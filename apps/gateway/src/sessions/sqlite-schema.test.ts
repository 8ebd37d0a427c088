import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from './sealing.ts';
import { createSqliteStore } from './sqlite-store.ts';

const SECRET = 'secret-secret-secret-secret-secret-1';
const sealer = createSealer(SECRET, null);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = (): string => join(folder, 'sessions.sqlite');

/** The file as the gateway wrote it before sessions had a handle, a customer and a device. */
function writeVersion0(): void {
  const database = new DatabaseSync(file());
  database.exec(`
    CREATE TABLE sessions (
      id_hash TEXT PRIMARY KEY, generation INTEGER NOT NULL, created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_seen ON sessions (seen_at);`);
  const old = {
    strategy: 'customer',
    access: { token: 'a', expiresAt: 5 },
    refresh: null,
    user: { id: 'cus_0001', name: 'Dilnoza' },
    userReadAt: 3,
  };
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?)');
  insert.run('good', 4, 1, 2, sealer.seal(JSON.stringify(old), 'good'));
  insert.run('lost', 1, 1, 2, createSealer('another-another-another-another-another', null).seal(JSON.stringify(old), 'lost'));
  database.close();
}

describe('a file of an older gateway', () => {
  test('keeps everybody signed in: sessions get a handle and their customer, on a device that is not known', async () => {
    writeVersion0();
    const store = createSqliteStore(folder, sealer);
    const found = await store.find('good');
    expect(found).toEqual({
      idHash: 'good',
      generation: 4,
      createdAt: 1,
      seenAt: 2,
      strategy: 'customer',
      access: { token: 'a', expiresAt: 5 },
      refresh: null,
      user: { id: 'cus_0001', name: 'Dilnoza' },
      userReadAt: 3,
      // Such a session has to prove who it is before what matters.
      provenAt: null,
      customerId: 'id:cus_0001',
      device: { device: null, browser: null },
      handle: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await store.listByCustomer('id:cus_0001')).toEqual([found]);
    await store.close();
    const again = createSqliteStore(folder, sealer);
    expect(await again.find('good')).toEqual(found);
    await again.close();
  });

  test('loses what no key opens, and the old table with it', async () => {
    writeVersion0();
    const store = createSqliteStore(folder, sealer);
    expect(await store.find('lost')).toBeNull();
    await store.close();
    const database = new DatabaseSync(file());
    expect(database.prepare('SELECT id_hash FROM sessions').all()).toEqual([{ id_hash: 'good' }]);
    expect(database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()).toEqual([{ name: 'sessions' }]);
    database.close();
  });

  test('that a newer gateway wrote is left as it is, and said', () => {
    const database = new DatabaseSync(file());
    database.exec('PRAGMA user_version = 99');
    database.close();
    const before = readFileSync(file());
    expect(() => createSqliteStore(folder, sealer)).toThrow(
      'sessions.sqlite has version 99, and this gateway knows 1: run the newer gateway.',
    );
    expect(readFileSync(file()).subarray(60, 64)).toEqual(before.subarray(60, 64));
  });
});
