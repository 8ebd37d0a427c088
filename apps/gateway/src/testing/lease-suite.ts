import { expect, test } from 'vitest';
import type { SessionStore } from '../sessions/session.ts';
import { makeStoredSession } from './stored-session.ts';

/** LONG_MS outlives every test; SHORT_MS ends during one. */
const LONG_MS = 600_000;
const SHORT_MS = 30;

/** Requirements on leases for every session store; part of `sessionStoreSuite`. */
export function leaseSuite(store: () => SessionStore): void {
  const now = Date.now();
  const session = (idHash: string, over: Parameters<typeof makeStoredSession>[1] = {}) =>
    makeStoredSession(idHash, { createdAt: now, seenAt: now, ...over });

  test('a lease has one holder until it is released, used or expired, and each lease has a higher fence', async () => {
    expect(await store().lease('none', LONG_MS)).toEqual({ kind: 'gone' });
    await store().create(session('one'));
    const first = await store().lease('one', LONG_MS);
    expect(first).toEqual({ kind: 'held', fence: expect.any(Number), session: session('one') });
    expect(await store().lease('one', LONG_MS)).toEqual({ kind: 'busy' });
    const fence = first.kind === 'held' ? first.fence : Number.NaN;
    await store().release('one', fence);
    expect(await store().extend('one', fence, LONG_MS)).toBe(false);
    expect(await store().lease('one', LONG_MS)).toMatchObject({ kind: 'held', fence: fence + 1 });
    expect(await store().update(session('one'), fence + 1)).toBe(true);
    expect(await store().lease('one', SHORT_MS)).toMatchObject({ kind: 'held', fence: fence + 2, session: { generation: 2 } });
    await expect.poll(() => store().lease('one', LONG_MS)).toMatchObject({ kind: 'held', fence: fence + 3 });
  });

  test('of 20 parallel requests one gets the lease', async () => {
    await store().create(session('one'));
    const leases = await Promise.all(Array.from({ length: 20 }, () => store().lease('one', LONG_MS)));
    expect(leases.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill('busy'), 'held']);
  });

  test('only its holder can extend a lease', async () => {
    await store().create(session('one'));
    const lease = await store().lease('one', LONG_MS);
    const fence = lease.kind === 'held' ? lease.fence : Number.NaN;
    expect(await store().extend('one', fence, LONG_MS)).toBe(true);
    expect(await store().extend('one', fence - 1, LONG_MS)).toBe(false);
    expect(await store().extend('none', fence, LONG_MS)).toBe(false);
    expect(await store().lease('one', LONG_MS)).toEqual({ kind: 'busy' });
    // After `extend` with a shorter time, the lease ends.
    expect(await store().extend('one', fence, SHORT_MS)).toBe(true);
    await expect.poll(() => store().lease('one', LONG_MS)).toMatchObject({ kind: 'held', fence: fence + 1 });
  });

  test('a holder whose lease has expired can neither write, end nor extend the session', async () => {
    await store().create(session('one'));
    const stalled = await store().lease('one', SHORT_MS);
    const fence = stalled.kind === 'held' ? stalled.fence : Number.NaN;
    await expect.poll(() => store().lease('one', LONG_MS)).toMatchObject({ kind: 'held', fence: fence + 1 });
    expect(await store().update(session('one', { access: null }), fence)).toBe(false);
    expect(await store().remove('one', fence)).toBeNull();
    expect(await store().extend('one', fence, LONG_MS)).toBe(false);
    await store().release('one', fence);
    expect(await store().lease('one', LONG_MS)).toEqual({ kind: 'busy' });
    expect(await store().find('one')).toEqual(session('one'));
    expect(await store().update(session('one', { userReadAt: 7 }), fence + 1)).toBe(true);
    expect(await store().remove('one', fence + 1)).toMatchObject({ userReadAt: 7 });
  });

  test('after a rotation the lease holds for the new id of the session, and no longer for the old one', async () => {
    await store().create(session('old'));
    const lease = await store().lease('old', LONG_MS);
    const fence = lease.kind === 'held' ? lease.fence : Number.NaN;
    await store().rotate('old', 'new');
    expect(await store().lease('new', LONG_MS)).toEqual({ kind: 'busy' });
    expect(await store().extend('old', fence, LONG_MS)).toBe(false);
    expect(await store().extend('new', fence, LONG_MS)).toBe(true);
    expect(await store().update(session('new', { handle: 'handle-of-old' }), fence)).toBe(true);
  });
}
