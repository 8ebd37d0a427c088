import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Deferred, deferred } from '../testing/deferred.ts';
import { quietLog, quietMetrics } from '../testing/quiet.ts';
import { makeStoredSession } from '../testing/stored-session.ts';
import type { AuthProvider, TokenResult } from './provider.ts';
import { createRefresher } from './refresher.ts';
import { createSealer } from './sealing.ts';
import type { SessionStore, StoredSession } from './session.ts';
import { createSqliteStore } from './store/sqlite-store.ts';

const CALLER = { locale: 'ru', requestId: 'test', owner: 'test' } as const;
const TIMEOUT = { timeout: 20_000 };
/** A lease that ends during a test, and one that does not. */
const SHORT_LEASE_MS = 30;
const LONG_LEASE_MS = 600_000;

/** Several refreshers on one store simulate several gateways: each knows only its own running refreshes. */
let folder = '';
let store: SessionStore;
let seen: StoredSession;
/** The provider's pending calls; the test answers them. */
let pendingCalls: { refreshToken: string; answer: Deferred<TokenResult> }[] = [];
let revoked: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refresher-'));
  store = createSqliteStore(folder, createSealer('secret-secret-secret-secret-secret-1', null));
  [pendingCalls, revoked] = [[], []];
  await store.create(makeStoredSession('one', { access: { token: 'a1', expiresAt: 1 }, refresh: { token: 'r1', expiresAt: null } }));
  seen = (await store.find('one')) ?? makeStoredSession('none');
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
    pendingCalls.push({ refreshToken: grant.grant_type === 'refresh_token' ? grant.refresh_token : '', answer });
    return answer.promise;
  },
  requestTokens: unused,
  request: unused,
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
const refusedResponse: TokenResult = { ok: false, status: 401, body: null, retryAfter: undefined };
const nthCall = async (n: number): Promise<(typeof pendingCalls)[number]> => {
  await expect.poll(() => pendingCalls.length, TIMEOUT).toBeGreaterThan(n);
  const call = pendingCalls[n];
  if (!call) throw new Error('no such call');
  return call;
};
/** A gateway that stalls: its lease is not extended. */
const stalled = () => gateway({ extend: async () => false }, SHORT_LEASE_MS);

describe('a refresh', () => {
  test('is sent once for two gateways, and the gateway that waits gets the same tokens', async () => {
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
    expect(pendingCalls).toHaveLength(1);
    call.answer.resolve(tokens(2));
    for (const outcome of await Promise.all(results))
      expect(outcome).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' }, refresh: { token: 'r2' }, generation: 2 } });
  });

  test('with an outdated copy of the session returns the stored tokens without a call to the provider', async () => {
    const first = gateway().refresh();
    (await nthCall(0)).answer.resolve(tokens(2));
    await first;
    expect(await gateway().refresh()).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' } } });
    expect(pendingCalls).toHaveLength(1);
    expect(await store.lease('one', 1_000)).toMatchObject({ kind: 'held' });
  });

  test('of a session that the gateway cannot decrypt returns `unanswered`, and `ended` only once the session is removed', async () => {
    const sealedElsewhere = { find: async () => null, listByCustomer: async () => [] };
    expect(await gateway(sealedElsewhere).refresh()).toMatchObject({ kind: 'unanswered', session: { idHash: 'one' } });
    await store.remove('one');
    expect(await gateway(sealedElsewhere).refresh()).toEqual({ kind: 'ended' });
  });

  test('returns the newer tokens without a provider call and releases its lease if another gateway refreshed just before', async () => {
    let between = 0;
    const lease: SessionStore['lease'] = async (idHash, ms) => {
      between += 1;
      if (between === 1)
        await store.update({ ...seen, access: { token: 'a2', expiresAt: 9_000 }, refresh: { token: 'r2', expiresAt: null } });
      return store.lease(idHash, ms);
    };
    expect(await gateway({ lease }).refresh()).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a2' } } });
    expect(pendingCalls).toEqual([]);
    expect(await store.lease('one', LONG_LEASE_MS)).toMatchObject({ kind: 'held' });
  });

  test('without a response from the provider keeps the session, and the next refresh tries again', async () => {
    const first = gateway().refresh();
    (await nthCall(0)).answer.reject(new Error('reset'));
    expect(await first).toMatchObject({ kind: 'unanswered', session: { refresh: { token: 'r1' } } });
    const second = gateway().refresh();
    (await nthCall(1)).answer.resolve(tokens(2));
    expect(await second).toMatchObject({ kind: 'refreshed' });
  });

  test('of a gateway whose lease ran out returns the newer tokens of another gateway and does not overwrite them', async () => {
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

  test('of a gateway whose lease ran out, if it is refused, does not end a session that another gateway refreshed', async () => {
    const late = stalled().refresh();
    const first = await nthCall(0);
    const next = gateway().refresh();
    (await nthCall(1)).answer.resolve(tokens(3));
    await next;
    first.answer.resolve(refusedResponse);
    expect(await late).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(await store.find('one')).toMatchObject({ access: { token: 'a3' } });
  });

  test('of a gateway whose lease ran out waits for the pending refresh of another gateway, and returns its tokens', async () => {
    const late = stalled().refresh();
    const first = await nthCall(0);
    const next = gateway().refresh();
    const second = await nthCall(1);
    first.answer.resolve(tokens(2));
    second.answer.resolve(tokens(3));
    expect(await next).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(await late).toMatchObject({ kind: 'refreshed', session: { access: { token: 'a3' } } });
    expect(pendingCalls.map(({ refreshToken }) => refreshToken)).toEqual(['r1', 'r1']);
  });

  test('stores its tokens under the new id if the session id is rotated meanwhile, and a waiting gateway gets them too', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.rotate('one', 'two');
    const waiting = gateway().refresh();
    call.answer.resolve(tokens(2));
    expect(await refreshing).toMatchObject({ kind: 'refreshed', session: { idHash: 'two', access: { token: 'a2' } } });
    expect(await waiting).toMatchObject({ kind: 'refreshed', session: { idHash: 'two', access: { token: 'a2' } } });
    expect(pendingCalls).toHaveLength(1);
    expect(revoked).toEqual([]);
  });

  test('that is refused after a rotation ends the session under its new id', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.rotate('one', 'two');
    call.answer.resolve(refusedResponse);
    expect(await refreshing).toEqual({ kind: 'ended' });
    expect(await store.find('two')).toBeNull();
  });

  test('keeps a profile that is written meanwhile', async () => {
    const refreshing = gateway().refresh();
    const call = await nthCall(0);
    await store.update({ ...seen, user: { id: 'cus_0001', name: 'New' } });
    call.answer.resolve(tokens(2));
    await refreshing;
    expect(await store.find('one')).toMatchObject({ user: { name: 'New' }, access: { token: 'a2' }, generation: 3 });
  });

  test('stores its tokens even if the store fails several times first', async () => {
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

  test('that completes after the sign-out has its tokens revoked, not stored', async () => {
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
    expect(pendingCalls).toEqual([]);
  });
});
