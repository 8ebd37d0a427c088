import { expect, test } from 'vitest';
import { type KeptRows, memoryRows, type SealedRow } from './kept-rows.ts';
import { createKeptStore, KEPT_MS } from './kept-store.ts';

const NOW = 1_700_000_000_000;
const ORDER = { data: { number: '100001', store: 'Zarafshon' }, as_of: '2026-11-25' };

/** Rows in memory that a test can read and change. */
function openRows() {
  const rows = memoryRows();
  const sealed = new Map<string, SealedRow>();
  const told: KeptRows = {
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
  const store = createKeptStore({ rows, now: () => clock.now });
  await store.claim(owner);
  await store.keep({ owner, name: 'order/1', data: ORDER, at: NOW });
  return { rows, sealed, clock, store };
}

test('what was kept is read again, with the time it is from', async () => {
  const { store } = await storeOf();
  expect(await store.read('order/1')).toEqual({ data: ORDER, at: NOW, owner: 'cus_1' });
  expect(await store.read('order/2')).toBeNull();
});

test('what lies on the device is not readable, and never sealed alike twice', async () => {
  const { store, sealed } = await storeOf();
  const first = sealed.get('order/1');
  await store.keep({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  const second = sealed.get('order/1');
  expect(new TextDecoder().decode(first?.sealed)).not.toMatch(/100001|Zarafshon/);
  expect(first?.iv).not.toEqual(second?.iv);
});

test('the key cannot be exported', async () => {
  const { rows } = await storeOf();
  const kept = await rows.key();
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !(kept.key instanceof CryptoKey)) throw new Error('no key');
  expect(kept.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', kept.key)).rejects.toThrow();
});

test.each([
  ['is a week old', NOW + KEPT_MS],
  ['is of the future: the clock was turned', NOW - 1],
])('a row that %s is none, and is gone', async (_title, now) => {
  const { store, clock, rows } = await storeOf();
  clock.now = now;
  expect(await store.read('order/1')).toBeNull();
  expect(await rows.row('order/1')).toBeUndefined();
});

test('rows of a week ago go when another is kept, though nobody reads them', async () => {
  const { store, clock, rows } = await storeOf();
  clock.now = NOW + KEPT_MS;
  await store.keep({ owner: 'cus_1', name: 'order/2', data: ORDER, at: clock.now });
  expect(await rows.row('order/1')).toBeUndefined();
  expect(await store.read('order/2')).not.toBeNull();
});

test('of more than a hundred rows the oldest go', async () => {
  const { store } = await storeOf();
  for (let n = 2; n <= 101; n += 1) await store.keep({ owner: 'cus_1', name: `order/${n}`, data: ORDER, at: NOW - 1_000 + n });
  expect(await store.read('order/2')).toBeNull();
  expect(await store.read('order/1')).not.toBeNull();
  expect(await store.read('order/101')).not.toBeNull();
});

test.each<[string, (row: SealedRow) => unknown]>([
  ['whose text was changed', ({ sealed, ...row }) => ({ ...row, sealed: new Uint8Array(sealed).map((byte) => byte ^ 1).buffer })],
  ['whose time was changed, to make it younger', (row) => ({ ...row, at: row.at - 1 })],
  ['that is none', () => ({ at: 'yesterday' })],
])('a row %s is dropped, and never a dead end', async (_title, change) => {
  const { store, sealed } = await storeOf();
  const row = sealed.get('order/1');
  if (!row) throw new Error('nothing was kept');
  const { rows } = openRows();
  let dropped = 0;
  const tampered = createKeptStore({
    rows: {
      ...rows,
      row: async () => change(row),
      drop: async () => {
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

test('a row under the name of another does not open', async () => {
  const { store, rows, sealed } = await storeOf();
  const key = await rows.key();
  const row = sealed.get('order/1');
  if (!row || typeof key !== 'object' || key === null || !('id' in key) || typeof key.id !== 'string') throw new Error('nothing was kept');
  await rows.put({ keyId: key.id, name: 'order/2', row, before: 0 });
  expect(await store.read('order/2')).toBeNull();
});

test('another customer gets a key of their own and nothing of the first, who keeps nothing more', async () => {
  const { store, rows } = await storeOf('cus_1');
  await store.claim('cus_2');
  expect(await store.read('order/1')).toBeNull();
  expect(await rows.row('order/1')).toBeUndefined();
  await store.keep({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await rows.row('order/1')).toBeUndefined();
});

test('the same customer finds what was kept before', async () => {
  const { store } = await storeOf('cus_1');
  await store.claim('cus_1');
  expect(await store.read('order/1')).not.toBeNull();
});

test('a row that was sealed while the store changed hands is not put into it', async () => {
  const { rows } = openRows();
  const slow: KeptRows = {
    ...rows,
    put: async (given) => {
      await createKeptStore({ rows, now: () => NOW }).claim('cus_2');
      await rows.put(given);
    },
  };
  const store = createKeptStore({ rows: slow, now: () => NOW });
  await store.claim('cus_1');
  await store.keep({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await rows.row('order/1')).toBeUndefined();
});

test('where the browser keeps no keys, the page’s memory keeps them, as long as it lives', async () => {
  const refuses = () => Promise.reject(new DOMException('no keys here', 'DataCloneError'));
  const store = createKeptStore({
    rows: { key: refuses, begin: refuses, row: refuses, put: refuses, drop: refuses },
    now: () => NOW,
  });
  await store.claim('cus_1');
  await store.keep({ owner: 'cus_1', name: 'order/1', data: ORDER, at: NOW });
  expect(await store.read('order/1')).toMatchObject({ data: ORDER });
});
