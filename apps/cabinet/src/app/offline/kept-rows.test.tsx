import { beforeEach, expect, test } from 'vitest';
import { forgetKept } from '../../shared/device/forget.ts';
import { databaseRows } from './kept-rows.ts';
import { createKeptStore, KEPT_MS } from './kept-store.ts';

const NOW = 1_700_000_000_000;
const data = { number: '100001' };
const storeAt = (now = NOW) => createKeptStore({ now: () => now });

beforeEach(async () => {
  await forgetKept();
  await storeAt().claim('cus_1');
  await storeAt().keep({ owner: 'cus_1', name: 'order/1', data, at: NOW });
});

test('what was kept outlives the page, for a week at most', async () => {
  expect(await storeAt().read('order/1')).toEqual({ data, at: NOW, owner: 'cus_1' });
  await storeAt(NOW + KEPT_MS).keep({ owner: 'cus_1', name: 'order/2', data, at: NOW + KEPT_MS });
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await databaseRows().row('order/2')).toBeDefined();
});

test('the next customer finds neither rows nor key of the one before', async () => {
  const before = await databaseRows().key();
  await storeAt().claim('cus_2');
  expect(await storeAt().read('order/1')).toBeNull();
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await databaseRows().key()).not.toEqual(before);
});

test('once forgotten, key and rows are gone, and a page that is still open keeps nothing until somebody opens it anew', async () => {
  const open = storeAt();
  await forgetKept();
  expect(await databaseRows().key()).toBeUndefined();
  await open.keep({ owner: 'cus_1', name: 'order/1', data, at: NOW });
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await open.read('order/1')).toBeNull();
});
