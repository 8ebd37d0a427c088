import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSealer, type Sealer } from '../sessions/sealing.ts';
import { SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS, type SessionStore } from '../sessions/session.ts';
import { leaseSuite } from './lease-suite.ts';
import { makeStoredSession } from './stored-session.ts';

const SECRET = 'secret-secret-secret-secret-secret-1';
const NEXT_SECRET = 'another-another-another-another-another';
const CUSTOMER = 'id:cus_0001';
const LEASE_MS = 600_000;

export type StoreHarness = {
  /** Opens the store; several may be open at once if the store allows it. */
  open(sealer: Sealer): Promise<SessionStore>;
  /** Everything that the store has persisted: files, or keys and values. */
  atRest(): Promise<Buffer[]>;
  close(): Promise<void>;
};

/** Tests that every session store must pass. */
export function sessionStoreSuite(name: string, create: () => Promise<StoreHarness>): void {
  describe(`sessions in ${name}`, () => {
    let harness: StoreHarness;
    let store: SessionStore;
    beforeEach(async () => {
      harness = await create();
      store = await harness.open(createSealer(SECRET, null));
    });
    afterEach(async () => {
      await store.close();
      await harness.close();
    });
    const reopen = async (secret: string, previous: string | null): Promise<void> => {
      await store.close();
      store = await harness.open(createSealer(secret, previous));
    };
    const idsOf = async (customerId = CUSTOMER): Promise<string[]> =>
      (await store.listByCustomer(customerId)).map(({ idHash }) => idHash).sort();
    const now = Date.now();
    const session = (idHash: string, over: Parameters<typeof makeStoredSession>[1] = {}) =>
      makeStoredSession(idHash, { createdAt: now, seenAt: now, ...over });

    test('a created session is found unchanged, also after the store is opened again', async () => {
      await store.create(session('one'));
      expect(await store.find('one')).toEqual(session('one'));
      expect(await store.find('two')).toBeNull();
      await reopen(SECRET, null);
      expect(await store.find('one')).toEqual(session('one'));
      await store.ping();
    });

    test('an update succeeds only if the session still has the generation that was read', async () => {
      await store.create(session('one'));
      const fresh = session('one', { access: { token: 'second', expiresAt: 9000 } });
      expect(await store.update(fresh)).toBe(true);
      expect(await store.update(session('one'))).toBe(false);
      expect(await store.find('one')).toEqual({ ...fresh, generation: 2 });
      expect(await store.remove('one')).toMatchObject({ generation: 2 });
      expect(await store.update({ ...fresh, generation: 2 })).toBe(false);
      expect(await store.find('one')).toBeNull();
      expect(await store.remove('one')).toBeNull();
    });

    test('of 20 parallel updates of one generation one succeeds', async () => {
      await store.create(session('one'));
      const results = await Promise.all(Array.from({ length: 20 }, (_, n) => store.update(session('one', { userReadAt: n }))));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await store.find('one')).toMatchObject({ generation: 2, userReadAt: results.indexOf(true) });
    });

    test('a recorded visit only moves the last visit forward, without a new generation', async () => {
      await store.create(session('one'));
      await store.touch('one', now + 60_000);
      await store.touch('one', now + 30_000);
      await store.touch('none', now);
      expect(await store.find('one')).toEqual(session('one', { seenAt: now + 60_000 }));
      expect(await store.find('none')).toBeNull();
    });

    test('the list of a customer has that customer’s sessions and no others', async () => {
      for (const id of ['one', 'two', 'three']) await store.create(session(id));
      await store.create(session('other', { customerId: 'id:cus_0002' }));
      expect(await idsOf()).toEqual(['one', 'three', 'two']);
      expect(await idsOf('id:cus_0002')).toEqual(['other']);
      expect(await idsOf('id:cus_0003')).toEqual([]);
      await store.remove('two');
      expect(await idsOf()).toEqual(['one', 'three']);
      expect((await store.listByCustomer(CUSTOMER)).find(({ idHash }) => idHash === 'one')).toEqual(session('one'));
    });

    test('a session is ended by its handle only within its own customer', async () => {
      for (const id of ['one', 'two']) await store.create(session(id));
      expect(await store.removeByHandle('id:cus_0002', 'handle-of-one')).toBeNull();
      expect(await store.removeByHandle(CUSTOMER, 'one')).toBeNull();
      expect(await store.removeByHandle(CUSTOMER, 'handle-of-one')).toEqual(session('one'));
      expect(await store.removeByHandle(CUSTOMER, 'handle-of-one')).toBeNull();
      expect(await idsOf()).toEqual(['two']);
      expect(await store.find('one')).toBeNull();
    });

    test('all other sessions of a customer are ended at once and returned with their tokens', async () => {
      for (const id of ['one', 'two', 'three']) await store.create(session(id));
      await store.create(session('other', { customerId: 'id:cus_0002' }));
      const ended = await store.removeOthers(CUSTOMER, 'handle-of-two');
      expect(ended.map(({ idHash, refresh }) => [idHash, refresh?.token]).sort()).toEqual([
        ['one', 'refresh-in-clear'],
        ['three', 'refresh-in-clear'],
      ]);
      expect(await idsOf()).toEqual(['two']);
      expect(await store.find('other')).not.toBeNull();
      expect(await store.removeOthers(CUSTOMER, 'handle-of-two')).toEqual([]);
    });

    test('rotation moves the session to the new id, and the old id finds none', async () => {
      await store.create(session('old'));
      expect(await store.rotate('old', 'new')).toEqual(session('new', { handle: 'handle-of-old' }));
      expect(await store.find('old')).toBeNull();
      expect(await store.find('new')).toEqual(session('new', { handle: 'handle-of-old' }));
      expect(await idsOf()).toEqual(['new']);
      expect(await store.rotate('old', 'again')).toBeNull();
      expect([await store.wasRotated('old'), await store.wasRotated('new'), await store.wasRotated('none')]).toEqual([true, false, false]);
      expect([await store.has('old'), await store.has('new')]).toEqual([false, true]);
      expect(await store.update(session('old'))).toBe(false);
      expect(await store.update(session('new', { handle: 'handle-of-old' }))).toBe(true);
      expect(await store.removeByHandle(CUSTOMER, 'handle-of-old')).toMatchObject({ idHash: 'new', generation: 2 });
    });

    test('parallel rotations and writes leave one valid id and lose no write', async () => {
      await store.create(session('old'));
      const write = async (): Promise<number> => {
        const [current] = await store.listByCustomer(CUSTOMER);
        return current && (await store.update(current)) ? 1 : 0;
      };
      const rotations = ['a', 'b', 'c'].map((id) => store.rotate('old', id));
      const writes = await Promise.all(Array.from({ length: 20 }, write));
      const moved = (await Promise.all(rotations)).filter((rotated) => rotated !== null);
      expect(moved).toHaveLength(1);
      const found = await Promise.all(['old', 'a', 'b', 'c'].map((id) => store.find(id)));
      const good = found.filter((at) => at !== null);
      expect(good).toHaveLength(1);
      expect(good[0]?.generation).toBe(1 + writes.reduce((sum, one) => sum + one, 0));
      expect(await idsOf()).toEqual([moved[0]?.idHash]);
    });

    test.each([
      ['30 days after it was seen last', now - SESSION_MAX_IDLE_MS, now - SESSION_MAX_IDLE_MS + 1],
      ['90 days after it began, however recently it was seen', now - SESSION_MAX_AGE_MS + 1, now],
    ])('a session expires %s', async (_when, createdAt, seenAt) => {
      await store.create(session('lapsed', { createdAt, seenAt }));
      await store.create(session('lives', { createdAt: createdAt + 3_600_000, seenAt: seenAt + 3_600_000 }));
      await expect
        .poll(async () => {
          await store.purge(now + 1);
          return idsOf();
        })
        .toEqual(['lives']);
      expect(await store.find('lapsed')).toBeNull();
    });

    test('a new visit extends a session', async () => {
      await store.create(session('one', { createdAt: now - SESSION_MAX_IDLE_MS, seenAt: now - SESSION_MAX_IDLE_MS + 600_000 }));
      await store.touch('one', now);
      await store.purge(now + 600_000);
      expect(await store.find('one')).toMatchObject({ seenAt: now });
    });

    test('a second session under the same id is refused', async () => {
      await store.create(session('one'));
      await expect(store.create(session('one', { handle: 'another' }))).rejects.toThrow();
      expect(await store.find('one')).toEqual(session('one'));
    });

    test('the store contains no token, phone, name or id of a customer in the clear', async () => {
      await store.create(session('one'));
      await store.update(session('one'));
      await store.rotate('one', 'two');
      await store.lease('two', LEASE_MS);
      await store.create(session('three', { customerId: 'phone:+998900000001' }));
      await store.remove('three');
      const bytes = await harness.atRest();
      expect(bytes.some((part) => part.includes('two'))).toBe(true);
      for (const text of ['in-clear', '998900000001', 'Dilnoza', 'Karimova', 'cus_0001', 'Android']) {
        for (const form of [text, Buffer.from(text).toString('hex')])
          expect(bytes.filter((part) => part.includes(form)).map(String), text).toEqual([]);
      }
    });

    test('after a change of secret old sessions need the previous secret, and rewritten ones do not', async () => {
      await store.create(session('written'));
      await store.create(session('left'));
      await reopen(NEXT_SECRET, SECRET);
      expect(await store.find('written')).toEqual(session('written'));
      expect(await idsOf()).toEqual(['left', 'written']);
      expect(await store.update(session('written'))).toBe(true);
      await store.create(session('since'));
      expect(await idsOf()).toEqual(['left', 'since', 'written']);
      await reopen(NEXT_SECRET, null);
      expect(await store.find('left')).toBeNull();
      expect(await store.find('written')).toMatchObject({ generation: 2 });
      expect(await idsOf()).toEqual(['since', 'written']);
      await reopen(SECRET, null);
      expect(await store.find('since')).toBeNull();
    });

    leaseSuite(() => store);
  });
}
