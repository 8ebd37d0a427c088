import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeStoredSession } from '../testing/stored-session.ts';
import { startLeaseRenewal } from './lease-renewal.ts';
import { createSealer } from './sealing.ts';
import type { SessionStore } from './session.ts';
import { createSqliteStore } from './store/sqlite-store.ts';

const LEASE_MS = 600_000;
const TIMEOUT = { timeout: 20_000 };
let folder = '';
let store: SessionStore;
/** The ids whose lease was to be extended, and whether the store did it. */
let beats: [string, boolean][] = [];
let counted: SessionStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lease-'));
  store = createSqliteStore(folder, createSealer('secret-secret-secret-secret-secret-1', null));
  beats = [];
  counted = {
    ...store,
    async extend(idHash, fence, ms) {
      const granted = await store.extend(idHash, fence, ms);
      beats.push([idHash, granted]);
      return granted;
    },
  };
  await store.create(makeStoredSession('one'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a lease is extended again and again while its refresh runs', async () => {
  const lease = await store.lease('one', LEASE_MS);
  const stop = startLeaseRenewal(counted, makeStoredSession('one'), lease.kind === 'held' ? lease.fence : 0, LEASE_MS, 1);
  await expect.poll(() => beats.filter(([, granted]) => granted).length, TIMEOUT).toBeGreaterThan(3);
  stop();
  expect(new Set(beats.map(([idHash]) => idHash))).toEqual(new Set(['one']));
});

test('a lease is extended under the new id of a rotated session, but not after the session is removed', async () => {
  const lease = await store.lease('one', LEASE_MS);
  await store.rotate('one', 'two');
  const stop = startLeaseRenewal(counted, makeStoredSession('one'), lease.kind === 'held' ? lease.fence : 0, LEASE_MS, 1);
  await expect.poll(() => beats.filter(([idHash, granted]) => idHash === 'two' && granted).length, TIMEOUT).toBeGreaterThan(3);
  await store.remove('two');
  beats = [];
  await expect.poll(() => beats.length, TIMEOUT).toBeGreaterThan(3);
  expect(beats.filter(([, granted]) => granted)).toEqual([]);
  stop();
});

test('the extension of a lease continues after failures of the store', async () => {
  const lease = await store.lease('one', LEASE_MS);
  let failures = 3;
  const flaky: SessionStore = {
    ...counted,
    async extend(...args) {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
      return counted.extend(...args);
    },
  };
  const stop = startLeaseRenewal(flaky, makeStoredSession('one'), lease.kind === 'held' ? lease.fence : 0, LEASE_MS, 1);
  await expect.poll(() => beats.filter(([, granted]) => granted).length, TIMEOUT).toBeGreaterThan(3);
  stop();
});
