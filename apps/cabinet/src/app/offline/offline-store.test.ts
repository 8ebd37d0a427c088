import { expect, test } from 'vitest';
import { type EncryptedRow, memoryRowStorage, type OfflineRowStorage } from './offline-rows.ts';
import { CACHE_TTL_MS, createOfflineStore } from './offline-store.ts';

const NOW = 1_700_000_000_000;
const ORDER = { data: { number: '100001', store: 'Zarafshon' }, as_of: '2026-11-25' };

/** Rows in memory that a test can read and change. */
function openRows() {
  const rows = memoryRowStorage();
  const sealed = new Map<string, EncryptedRow>();
  const told: OfflineRowStorage = {
    ...rows,
    put: (given) => {
      sealed.set(given.name, given.row);
      return rows.put(given);
    },
  };
  return { rows: told, sealed };
}

async function storeOf(owner = 'cus_1') {
  const { rows, sealed } = openRows();
  const clock = { now: NOW };
  const store = createOfflineStore({ rows, now: () => clock.now });
  await store.claim(owner);
  await store.save({ owner, name: 'order/1', data: ORDER, at: NOW });
  return { rows, sealed, clock, store };
}

test('the offline store returns a stored response with its time and its owner', async () => {
  const { store } = await storeOf();
  expect(await store.read('order/1')).toEqual({ data: ORDER, at: NOW, owner: 'cus_1' });
  expect(await store.read('order/2')).toBeNull();
});

test('rows of the offline store are encrypted, each time with a new initialization vector', async () => {
  const { store, sealed } = await storeOf();
  const first = sealed.get('order/1');
  await store.save({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  const second = sealed.get('order/1');
  expect(new TextDecoder().decode(first?.sealed)).not.toMatch(/100001|Zarafshon/);
  expect(first?.iv).not.toEqual(second?.iv);
});

test('the encryption key of the offline store cannot be exported', async () => {
  const { rows } = await storeOf();
  const kept = await rows.key();
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !(kept.key instanceof CryptoKey)) throw new Error('no key');
  expect(kept.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', kept.key)).rejects.toThrow();
});

test.each([
  ['is a week old', NOW + CACHE_TTL_MS],
  ['is dated in the future, because the clock was set back', NOW - 1],
])('a row of the offline store that %s is not returned, and is deleted', async (_title, now) => {
  const { store, clock, rows } = await storeOf();
  clock.now = now;
  expect(await store.read('order/1')).toBeNull();
  expect(await rows.row('order/1')).toBeUndefined();
});

test('storing a row in the offline store deletes the rows that are a week old', async () => {
  const { store, clock, rows } = await storeOf();
  clock.now = NOW + CACHE_TTL_MS;
  await store.save({ owner: 'cus_1', name: 'order/2', data: ORDER, at: clock.now });
  expect(await rows.row('order/1')).toBeUndefined();
  expect(await store.read('order/2')).not.toBeNull();
});

test('if the offline store has more than 100 rows, the oldest are deleted', async () => {
  const { store } = await storeOf();
  for (let n = 2; n <= 101; n += 1) await store.save({ owner: 'cus_1', name: `order/${n}`, data: ORDER, at: NOW - 1_000 + n });
  expect(await store.read('order/2')).toBeNull();
  expect(await store.read('order/1')).not.toBeNull();
  expect(await store.read('order/101')).not.toBeNull();
});

test.each<[string, (row: EncryptedRow) => unknown]>([
  ['with a changed ciphertext', ({ sealed, ...row }) => ({ ...row, sealed: new Uint8Array(sealed).map((byte) => byte ^ 1).buffer })],
  ['with a changed time', (row) => ({ ...row, at: row.at - 1 })],
  ['of an invalid shape', () => ({ at: 'yesterday' })],
])('a row of the offline store %s is not returned, and is deleted', async (_title, change) => {
  const { store, sealed } = await storeOf();
  const row = sealed.get('order/1');
  if (!row) throw new Error('nothing was kept');
  const { rows } = openRows();
  let dropped = 0;
  const tampered = createOfflineStore({
    rows: {
      ...rows,
      row: async () => change(row),
      delete: async () => {
        dropped += 1;
      },
    },
    now: () => NOW,
  });
  await tampered.claim('cus_1');
  expect(await tampered.read('order/1')).toBeNull();
  expect(dropped).toBe(1);
  expect(await store.read('order/1')).not.toBeNull();
});

test('a row of the offline store that was moved to another name is not returned', async () => {
  const { store, rows, sealed } = await storeOf();
  const key = await rows.key();
  const row = sealed.get('order/1');
  if (!row || typeof key !== 'object' || key === null || !('id' in key) || typeof key.id !== 'string') throw new Error('nothing was kept');
  await rows.put({ keyId: key.id, name: 'order/2', row, before: 0 });
  expect(await store.read('order/2')).toBeNull();
});

test('once another customer claims the offline store, rows of the first customer are deleted and no longer stored', async () => {
  const { store, rows } = await storeOf('cus_1');
  await store.claim('cus_2');
  expect(await store.read('order/1')).toBeNull();
  expect(await rows.row('order/1')).toBeUndefined();
  await store.save({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await rows.row('order/1')).toBeUndefined();
});

test('a customer who claims the offline store again can still read their rows', async () => {
  const { store } = await storeOf('cus_1');
  await store.claim('cus_1');
  expect(await store.read('order/1')).not.toBeNull();
});

test('a row is not stored if another customer claims the offline store just before it is written', async () => {
  const { rows } = openRows();
  const slow: OfflineRowStorage = {
    ...rows,
    put: async (given) => {
      await createOfflineStore({ rows, now: () => NOW }).claim('cus_2');
      await rows.put(given);
    },
  };
  const store = createOfflineStore({ rows: slow, now: () => NOW });
  await store.claim('cus_1');
  await store.save({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await rows.row('order/1')).toBeUndefined();
});

test('if the browser refuses to store keys, responses are stored in the memory of the page', async () => {
  const refuses = () => Promise.reject(new DOMException('no keys here', 'DataCloneError'));
  const store = createOfflineStore({
    rows: { key: refuses, reset: refuses, row: refuses, put: refuses, delete: refuses },
    now: () => NOW,
  });
  await store.claim('cus_1');
  await store.save({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await store.read('order/1')).toMatchObject({ data: ORDER });
});
