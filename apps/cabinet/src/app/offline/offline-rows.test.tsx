import { beforeEach, expect, test } from 'vitest';
import { clearOfflineCache } from '../../shared/device/clear-databases.ts';
import { databaseRowStorage } from './offline-rows.ts';
import { CACHE_TTL_MS, createOfflineStore } from './offline-store.ts';

const NOW = 1_700_000_000_000;
const data = { number: '100001' };
const storeAt = (now = NOW) => createOfflineStore({ now: () => now });

beforeEach(async () => {
  await clearOfflineCache();
  await storeAt().claim('cus_1');
  await storeAt().save({ owner: 'cus_1', name: 'order/1', data, at: NOW });
});

test('stored rows can be read by a new offline store, and a save one week later deletes them', async () => {
  expect(await storeAt().read('order/1')).toEqual({ data, at: NOW, owner: 'cus_1' });
  await storeAt(NOW + CACHE_TTL_MS).save({ owner: 'cus_1', name: 'order/2', data, at: NOW + CACHE_TTL_MS });
  expect(await databaseRowStorage().row('order/1')).toBeUndefined();
  expect(await databaseRowStorage().row('order/2')).toBeDefined();
});

test('once another customer claims the offline store, the row and the key of the previous customer are gone', async () => {
  const before = await databaseRowStorage().key();
  await storeAt().claim('cus_2');
  expect(await storeAt().read('order/1')).toBeNull();
  expect(await databaseRowStorage().row('order/1')).toBeUndefined();
  expect(await databaseRowStorage().key()).not.toEqual(before);
});

test('`clearOfflineCache` deletes key and rows, and an offline store opened before it stores nothing more', async () => {
  const open = storeAt();
  await clearOfflineCache();
  expect(await databaseRowStorage().key()).toBeUndefined();
  await open.save({ owner: 'cus_1', name: 'order/1', data, at: NOW });
  expect(await databaseRowStorage().row('order/1')).toBeUndefined();
  expect(await open.read('order/1')).toBeNull();
});
