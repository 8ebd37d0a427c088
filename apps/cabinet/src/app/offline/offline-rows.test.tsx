import { beforeEach, expect, test } from 'vitest';
import { clearOfflineCache } from '../../shared/device/clear-databases.ts';
import { databaseRows } from './offline-rows.ts';
import { CACHE_TTL_MS, createOfflineStore } from './offline-store.ts';

const NOW = 1_700_000_000_000;
const data = { number: '100001' };
const storeAt = (now = NOW) => createOfflineStore({ now: () => now });

beforeEach(async () => {
  await clearOfflineCache();
  await storeAt().claim('cus_1');
  await storeAt().save({ owner: 'cus_1', name: 'order/1', data, at: NOW });
});

test('stored rows survive the page and are deleted after a week', async () => {
  expect(await storeAt().read('order/1')).toEqual({ data, at: NOW, owner: 'cus_1' });
  await storeAt(NOW + CACHE_TTL_MS).save({ owner: 'cus_1', name: 'order/2', data, at: NOW + CACHE_TTL_MS });
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await databaseRows().row('order/2')).toBeDefined();
});

test('the next customer finds neither the rows nor the key of the previous one', async () => {
  const before = await databaseRows().key();
  await storeAt().claim('cus_2');
  expect(await storeAt().read('order/1')).toBeNull();
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await databaseRows().key()).not.toEqual(before);
});

test('once the stored data are deleted, the key and the rows are gone, and an open page stores nothing more', async () => {
  const open = storeAt();
  await clearOfflineCache();
  expect(await databaseRows().key()).toBeUndefined();
  await open.save({ owner: 'cus_1', name: 'order/1', data, at: NOW });
  expect(await databaseRows().row('order/1')).toBeUndefined();
  expect(await open.read('order/1')).toBeNull();
});
