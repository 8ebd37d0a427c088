import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietLog, quietMetrics } from '../testing/quiet.ts';
import type { AuthProvider } from './provider.ts';
import { createSealer } from './sealing.ts';
import { SESSION_MAX_IDLE_MS, type SessionStore } from './session.ts';
import { hashSessionId } from './session-id.ts';
import { createSessionService, type NewSession } from './session-service.ts';
import { createSqliteStore } from './store/sqlite-store.ts';

const CALLER = { locale: 'ru', requestId: 'test', owner: 'test' } as const;
let folder = '';
let store: SessionStore;
let now = 1_700_000_000_000;
let revoked: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  store = createSqliteStore(folder, createSealer('secret-secret-secret-secret-secret-1', null));
  revoked = [];
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const unused = async (): Promise<never> => {
  throw new Error('not asked for');
};
const service = (over: Partial<SessionStore> = {}, revoke?: AuthProvider['revoke']) =>
  createSessionService({
    store: { ...store, ...over },
    provider: {
      token: unused,
      requestTokens: unused,
      request: unused,
      profile: unused,
      revoke: revoke ?? (async (token) => void revoked.push(token)),
    },
    now: () => now,
    log: quietLog,
    metrics: quietMetrics,
  });
const next = (name: string, id = 'cus_0001'): NewSession => ({
  strategy: 'customer',
  access: { token: `access-${name}`, expiresAt: now + 3_600_000 },
  refresh: { token: `refresh-${name}`, expiresAt: null },
  user: { id },
  device: { device: 'Android', browser: 'Chrome' },
});

describe('the sessions of a customer', () => {
  test('are listed by last visit, without expired ones and those of other customers', async () => {
    const sessions = service();
    const first = await sessions.start(next('first'), undefined, CALLER);
    now += SESSION_MAX_IDLE_MS - 1;
    const second = await sessions.start(next('second'), undefined, CALLER);
    await sessions.start(next('other', 'cus_0002'), undefined, CALLER);
    const handles = async (): Promise<string[]> => (await sessions.list('id:cus_0001')).map(({ handle }) => handle);
    expect(await handles()).toEqual([second.session.handle, first.session.handle]);
    now += 1;
    expect(await handles()).toEqual([second.session.handle]);
  });

  test('can be ended one by one or all but one, only by that customer, and their tokens are revoked', async () => {
    const sessions = service();
    const [one, two, three] = [
      await sessions.start(next('1'), undefined, CALLER),
      await sessions.start(next('2'), undefined, CALLER),
      await sessions.start(next('3'), undefined, CALLER),
    ];
    expect(await sessions.endOne('id:cus_0002', one.session.handle, CALLER)).toBe(false);
    expect(await sessions.endOne('id:cus_0001', one.session.handle, CALLER)).toBe(true);
    expect(revoked).toEqual(['refresh-1']);
    // The session that stays has been rotated since it was read; it must stay all the same.
    await sessions.rotate(three.session);
    expect(await sessions.endOthers(three.session, CALLER)).toBe(1);
    expect(revoked).toEqual(['refresh-1', 'refresh-2']);
    expect((await sessions.resolve(two.id, CALLER)).kind).toBe('guest');
    expect(await sessions.list('id:cus_0001')).toHaveLength(1);
  });

  test('can be ended in the gateway even if the provider fails to revoke their tokens', async () => {
    const sessions = service({}, async () => {
      throw new Error('reset');
    });
    const { id, session } = await sessions.start(next('1'), undefined, CALLER);
    expect(await sessions.endOne('id:cus_0001', session.handle, CALLER)).toBe(true);
    expect((await sessions.resolve(id, CALLER)).kind).toBe('guest');
  });
});

describe('a session', () => {
  test('has an id of 256 bits that is stored as a hash only, and a handle that is no session id', async () => {
    const { id, session } = await service().start(next('1'), undefined, CALLER);
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    expect(session.idHash).toBe(hashSessionId(id));
    expect(JSON.stringify(session)).not.toContain(id);
    expect(hashSessionId(session.handle)).toBeNull();
    expect((await service().resolve(session.idHash, CALLER)).kind).toBe('guest');
  });

  test('continues under a new id after a rotation; a browser with the old id is a guest and keeps its cookie', async () => {
    const sessions = service();
    const { id, session } = await sessions.start(next('1'), undefined, CALLER);
    const moved = await sessions.rotate(session);
    expect(moved?.id).not.toBe(id);
    expect(await sessions.resolve(moved?.id, CALLER)).toMatchObject({ kind: 'active', session: { handle: session.handle } });
    expect(await sessions.resolve(id, CALLER)).toEqual({ kind: 'guest', keepsCookie: true });
    expect(await sessions.resolve('A'.repeat(43), CALLER)).toEqual({ kind: 'guest', keepsCookie: false });
    expect(await sessions.rotate(session)).toBeNull();
    expect(revoked).toEqual([]);
  });

  test('that cannot be stored does not start, and its tokens are revoked', async () => {
    const create = async (): Promise<never> => {
      throw new Error('away');
    };
    await expect(service({ create }).start(next('1'), undefined, CALLER)).rejects.toThrow('away');
    expect(revoked).toEqual(['refresh-1']);
  });

  test('that replaces another session ends that one and revokes its tokens, and gets a new id, not one from the browser', async () => {
    const sessions = service();
    const before = await sessions.start(next('1'), undefined, CALLER);
    const after = await sessions.start(next('2'), before.id, CALLER);
    expect(after.id).not.toBe(before.id);
    expect((await sessions.resolve(before.id, CALLER)).kind).toBe('guest');
    expect(revoked).toEqual(['refresh-1']);
    const planted = 'B'.repeat(43);
    expect((await sessions.start(next('3'), planted, CALLER)).id).not.toBe(planted);
  });
});
