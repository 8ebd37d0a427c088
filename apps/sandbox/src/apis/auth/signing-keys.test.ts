import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signingKeys } from '../../db/schema/sandbox.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { loadServerKey } from './server-key.ts';
import { describeKeys, FIRST_KEY_ID, loadSigningKey, loadValidKeys, rotateSigningKey } from './signing-keys.ts';
import { signAccessToken } from './tokens.ts';

const PHONE = '+998900000001';
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 31_536_000 * SECOND_MS;

describe('the end of a key', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const key = (id: string, day: number, tokenSeconds: number) => ({ id, value: '', createdAt: at(day), tokenSeconds });

  test.each([
    ['the only key has none', [key('a', 1, 60)], [null]],
    [
      'an earlier key verifies for the longest lifetime of its tokens after its successor was made, and an hour more',
      [key('c', 20, 60), key('b', 10, 7_200), key('a', 1, 0)],
      [null, new Date(at(20).getTime() + 3 * HOUR_MS), new Date(at(10).getTime() + HOUR_MS)],
    ],
  ])('%s', (_title, keys, ends) => {
    expect(describeKeys(keys).map(({ endsAt }) => endsAt)).toEqual(ends);
  });
});

describe('two sandboxes on one database', async () => {
  const sandbox = await openSandbox();
  const second = await sandbox.openSecond();
  afterEach(() => vi.useRealTimers());

  const client = { client_id: 'muddat-web', client_secret: 'muddat-web-secret' };
  const signIn = async ({ app }: { app: FastifyInstance }, own: object): Promise<string> => {
    const answer = await app.inject({ method: 'POST', url: '/auth/oauth/token', payload: { ...client, ...own } });
    expect(answer.statusCode).toBe(200);
    return answer.json().access_token;
  };
  const asCustomer = { grant_type: 'password', username: PHONE, password: 'Muddat-demo-1' };
  const asGuest = { grant_type: 'client_credentials' };
  /** The status of a call of guests and customers, at both sandboxes. */
  const statusesOf = async (token: string): Promise<readonly number[]> => {
    const call = { method: 'GET', url: '/installment/v3/stores', headers: { authorization: `Bearer ${token}` } } as const;
    return [(await sandbox.app.inject(call)).statusCode, (await second.app.inject(call)).statusCode];
  };
  const keyOf = (token: string) => decodeProtectedHeader(token).kid;
  const lifetimes = () => sandbox.config.auth;

  test('a new key signs at both at once, and tokens of the earlier key and of an earlier build stay valid at both', async () => {
    const unnamed = await new SignJWT({ kind: 'guest' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('muddat-auth')
      .setExpirationTime('1h')
      .sign(await loadServerKey(sandbox.db));
    const earlier = [await signIn(sandbox, asCustomer), await signIn(second, asGuest)];
    for (const token of earlier) expect([keyOf(token), await statusesOf(token)]).toEqual([FIRST_KEY_ID, [200, 200]]);
    const [made] = await rotateSigningKey(sandbox.db, lifetimes());
    const later = [await signIn(second, asCustomer), await signIn(sandbox, asGuest)];
    for (const token of later) expect([keyOf(token), await statusesOf(token)]).toEqual([made?.id, [200, 200]]);
    for (const token of [...earlier, unnamed]) expect(await statusesOf(token)).toEqual([200, 200]);
  });

  test('two rotations at the same moment leave keys that all verify', async () => {
    const before = await signIn(sandbox, asCustomer);
    await Promise.all([rotateSigningKey(sandbox.db, lifetimes()), rotateSigningKey(second.db, lifetimes())]);
    const [one, two] = [await signIn(sandbox, asCustomer), await signIn(second, asCustomer)];
    expect(keyOf(one)).toBe(keyOf(two));
    for (const token of [before, one, two]) expect(await statusesOf(token)).toEqual([200, 200]);
  });

  test('a key is refused at both and removed once its newest token has expired', async () => {
    const old = await loadSigningKey(sandbox.db, lifetimes());
    const endless = await signAccessToken(old, { kind: 'guest' }, 3 * (YEAR_MS / SECOND_MS), Date.now());
    await rotateSigningKey(sandbox.db, lifetimes());
    const storedKeys = () => sandbox.db.$count(signingKeys, eq(signingKeys.id, old.id));
    const rotated = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: rotated + YEAR_MS });
    expect([await statusesOf(endless), await storedKeys()]).toEqual([[200, 200], 1]);
    vi.setSystemTime(rotated + YEAR_MS + HOUR_MS);
    expect([await statusesOf(endless), await storedKeys()]).toEqual([[401, 401], 0]);
    expect(await statusesOf(await signIn(second, asGuest))).toEqual([200, 200]);
  });

  test('a longer lifetime in the settings of one sandbox counts', async () => {
    await rotateSigningKey(sandbox.db, lifetimes());
    await loadSigningKey(second.db, { accessTokenSeconds: 2 * (YEAR_MS / SECOND_MS), guestTokenSeconds: 60 });
    await loadSigningKey(sandbox.db, { accessTokenSeconds: 60, guestTokenSeconds: 60 });
    const [, earlier] = await rotateSigningKey(sandbox.db, { accessTokenSeconds: 60, guestTokenSeconds: 60 });
    expect(earlier?.endsAt?.getTime()).toBeGreaterThan(Date.now() + 2 * YEAR_MS);
  });

  test('a token that names a key that nobody made is refused', async () => {
    const [newest] = await loadValidKeys(sandbox.db, Date.now());
    if (newest === undefined) throw new TypeError('no key');
    const foreign = await signAccessToken({ ...newest, id: 'nobody' }, { kind: 'guest' }, 60, Date.now());
    expect(await statusesOf(foreign)).toEqual([401, 401]);
  });
});
