import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Deferred, deferred } from '../testing/deferred.ts';
import { quietLog, quietMetrics } from '../testing/quiet.ts';
import { storedSession } from '../testing/stored-session.ts';
import type { AuthProvider, TokenResult } from './provider.ts';
import { createRefresher } from './refresher.ts';
import { createSealer } from './sealing.ts';
import type { SessionStore, StoredSession } from './session.ts';
import { createSqliteStore } from './store/sqlite-store.ts';

const CALLER = { locale: 'ru', requestId: 'test' } as const;
const TIMEOUT = { timeout: 20_000 };
/** A lease that ends during a test, and one that does not. */
const SHORT_LEASE_MS = 30;
const LONG_LEASE_MS = 600_000;

/** Several refreshers on one store simulate several gateways: each knows only its own running refreshes. */
let folder = '';
let store: SessionStore;
let seen: StoredSession;
/** The provider's pending calls; the test answers them. */
let asked: { refreshToken: string; answer: Deferred<TokenResult> }[] = [];
let revoked: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refresher-'));
  store = createSqliteStore(folder, createSealer('secret-secret-secret-secret-secret-1', null));
  [asked, revoked] = [[], []];
  await store.create(storedSession('one', { access: { token: 'a1', expiresAt: 1 }, refresh: { token: 'r1', expiresAt: null } }));
  seen = (await store.find('one')) ?? storedSession('none');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const unused = async (): Promise<never> => {
  throw new Error('not asked for');
};
const provider: AuthProvider = {
  token: (grant) => {
    const answer = deferred<TokenResult>();
    asked.push({ refreshToken: grant.grant_type === 'refresh_token' ? grant.refresh_token : '', answer });
    return answer.promise;
  },
  tokensOf: unused,
  ask: unused,
  profile: unused,
  revoke: async (token) => void revoked.push(token),
};
const gateway = (over: Partial<SessionStore> = {}, leaseMs = LONG_LEASE_MS) => {
  const refresher = createRefresher({
    store: { ...store, ...over },
    provider,
    now: () => 1_000,
    log: quietLog,
    metrics: quietMetrics,
    leaseMs,
  });
  return { refresh: () => refresher(seen, CALLER) };
};
const tokens = (n: number): TokenResult => ({
  ok: true,
  tokens: { access_token: `a${n}`, expires_in: 60, refresh_token: `r${n}`, refresh_expires_in: 600 },
});
const refused: TokenResult = { ok: false, status: 401, body: null, retryAfter: undefined };
const nthCall = async (n: number): Promise<(typeof asked)[number]> => {
  await expect.poll(() => asked.length, TIMEOUT).toBeGreaterThan(n);
  const call = asked[n];
  if (!call) throw new Error('no such call');
  return call;
};
/** A gateway that stalls: its lease is not extended. */
const stalled = () => gateway({ extend: async () => false }, SHORT_LEASE_MS);

describe('a refresh', () => {
  test('is one for two gateways: who loses waits, and gets the winner’s tokens', async () => {
    const looks: string[] = [];
    const lease: SessionStore['lease'] = async (idHash, ms) => {
      const answer = await store.lease(idHash, ms);
      looks.push(answer.kind);
      return answer;
    };
    const one = gateway();
    const results = [one.refresh(), one.refresh()];
    const call = await nthCall(0);
    results.push(gateway({ lease }).refresh());
    await expect.poll(() => looks, TIMEOUT).toEqual(expect.arrayContaining(['busy', 'busy', 'busy']));
    expect(asked).toHaveLength(1);
    call.answer.resolve(tokens(2));
    for (const outcome of await Promise.all(results))
      expect(outcome).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' }, refresh: { token: 'r2' }, generation: 2 } });
  });

  test('by who read the session before the last refresh asks nobody', async () => {
    const first = gateway().refresh();
    (await nthCall(0)).answer.resolve(tokens(2));
    await first;
    expect(await gateway().refresh()).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' } } });
    expect(asked).toHaveLength(1);
    expect(await store.lease('one', 1_000)).toMatchObject({ kind: 'held' });
  });

  test('of a session that another gateway has sealed anew with a key of its own ends nothing', async () => {
    const sealedElsewhere = { find: async () => null, listByCustomer: async () => [] };
    expect(await gateway(sealedElsewhere).refresh()).toMatchObject({ kind: 'unanswered', session: { idHash: 'one' } });
    await store.remove('one');
    expect(await gateway(sealedElsewhere).refresh()).toEqual({ kind: 'ended' });
  });

  test('that another has done between the look and the lease asks nobody either, and gives the lease back', async () => {
    let between = 0;
    const lease: SessionStore['lease'] = async (idHash, ms) => {
      between += 1;
      if (between === 1)
        await store.update({ ...seen, access: { token: 'a2', expiresAt: 9_000 }, refresh: { token: 'r2', expiresAt: null } });
      return store.lease(idHash, ms);
    };
    expect(await gateway({ lease }).refresh()).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' } } });
    expect(asked).toEqual([]);
    expect(await store.lease('one', LONG_LEASE_MS)).toMatchObject({ kind: 'held' });
  });

  test('that nobody answers keeps the session, and lets the next one try', async () => {
    const first = gateway().refresh();
    (await nthCall(0)).answer.reject(new Error('reset'));
    expect(await first).toMatchObject({ kind: 'unanswered', session: { refresh: { token: 'r1' } } });
    const second = gateway().refresh();
    (await nthCall(1)).answer.resolve(tokens(2));
    expect(await second).toMatchObject({ kind: 'refreshed' });
  });

  test('whose winner stood still: another’s tokens stand, and the late ones are not written over them', async () => {
    const late = stalled().refresh();
    const first = await nthCall(0);
    const next = gateway().refresh();
    // This provider tolerates the replayed refresh token and answers both calls.
    (await nthCall(1)).answer.resolve(tokens(3));
    expect(await next).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    first.answer.resolve(tokens(2));
    expect(await late).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(await store.find('one')).toMatchObject({ access: { token: 'a3' }, refresh: { token: 'r3' }, generation: 2 });
    expect(revoked).toEqual([]);
  });

  test('whose winner stood still and is refused late: it does not end what another has renewed', async () => {
    const late = stalled().refresh();
    const first = await nthCall(0);
    const next = gateway().refresh();
    (await nthCall(1)).answer.resolve(tokens(3));
    await next;
    first.answer.resolve(refused);
    expect(await late).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(await store.find('one')).toMatchObject({ access: { token: 'a3' } });
  });

  test('whose late winner comes while another is still asking: it waits for that one’s answer', async () => {
    const late = stalled().refresh();
    const first = await nthCall(0);
    const next = gateway().refresh();
    const second = await nthCall(1);
    first.answer.resolve(tokens(2));
    second.answer.resolve(tokens(3));
    expect(await next).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(await late).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(asked.map(({ refreshToken }) => refreshToken)).toEqual(['r1', 'r1']);
  });

  test('during which the id is rotated writes to the new id, and the lease goes on', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.rotate('one', 'two');
    const waiting = gateway().refresh();
    call.answer.resolve(tokens(2));
    expect(await refreshing).toMatchObject({ kind: 'refreshed', session: { idHash: 'two', access: { token: 'a2' } } });
    expect(await waiting).toMatchObject({ kind: 'refreshed', session: { idHash: 'two', access: { token: 'a2' } } });
    expect(asked).toHaveLength(1);
    expect(revoked).toEqual([]);
  });

  test('refused after the id was rotated ends the session under its new id', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.rotate('one', 'two');
    call.answer.resolve(refused);
    expect(await refreshing).toEqual({ kind: 'ended' });
    expect(await store.find('two')).toBeNull();
  });

  test('during which the profile is written keeps both', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.update({ ...seen, user: { id: 'cus_0001', name: 'New' } });
    call.answer.resolve(tokens(2));
    await refreshing;
    expect(await store.find('one')).toMatchObject({ user: { name: 'New' }, access: { token: 'a2' }, generation: 3 });
  });

  test('whose tokens the store does not take at first is written when it does', async () => {
    let failures = 3;
    const update: SessionStore['update'] = async (session, fence) => {
      failures -= 1;
      if (failures >= 0) throw new Error('away');
      return store.update(session, fence);
    };
    const refreshing = gateway({ update }).refresh();
    (await nthCall(0)).answer.resolve(tokens(2));
    expect(await refreshing).toMatchObject({ kind: 'refreshed' });
    expect(await store.find('one')).toMatchObject({ access: { token: 'a2' } });
  });

  test('that comes after the sign-out is revoked, not written', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.remove('one');
    call.answer.resolve(tokens(2));
    expect(await refreshing).toEqual({ kind: 'ended' });
    expect(revoked).toEqual(['r2']);
    expect(await store.listByCustomer('id:cus_0001')).toEqual([]);
  });

  test('without a refresh token ends the session', async () => {
    await store.update({ ...seen, refresh: null });
    seen = (await store.find('one')) ?? seen;
    expect(await gateway().refresh()).toEqual({ kind: 'ended' });
    expect(await store.find('one')).toBeNull();
    expect(asked).toEqual([]);
  });
});
