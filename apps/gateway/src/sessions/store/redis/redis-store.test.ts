import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectRedis } from '../../../redis/connection.ts';
import { openTestRedis } from '../../../testing/redis.ts';
import { sessionStoreSuite } from '../../../testing/store-suite.ts';
import { makeStoredSession } from '../../../testing/stored-session.ts';
import { createSealer } from '../../sealing.ts';
import { SESSION_MAX_AGE_MS, SESSION_MAX_IDLE_MS } from '../../session.ts';
import { createRedisStore } from './redis-store.ts';
import { ROTATE } from './scripts.ts';

const log = { warn: () => {}, info: () => {} };
let redis: Awaited<ReturnType<typeof openTestRedis>>;
beforeAll(async () => {
  redis = await openTestRedis(1);
});
afterAll(() => redis.close());

/** Every key and every value in Redis, as bytes. */
async function everything(): Promise<Buffer[]> {
  const texts: string[] = [];
  for (const key of await redis.client.keys('*')) {
    texts.push(key);
    const type = await redis.client.type(key);
    if (type === 'hash') texts.push(...Object.entries(await redis.client.hGetAll(key)).flat());
    else if (type === 'set') texts.push(...(await redis.client.sMembers(key)));
    else texts.push((await redis.client.get(key)) ?? '');
  }
  // Sealed parts are stored as base64, so both forms are searched.
  return texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, 'base64')]);
}

sessionStoreSuite('Redis', async () => {
  await redis.client.flushDb();
  return {
    open: async (sealer) => createRedisStore(await connectRedis(redis.url, log), sealer),
    atRest: everything,
    close: async () => {},
  };
});

describe('the Redis store', () => {
  const sealer = createSealer('secret-secret-secret-secret-secret-1', null);
  const open = async () => createRedisStore(await connectRedis(redis.url, log), sealer);

  test('shares sessions and leases between two gateways', async () => {
    await redis.client.flushDb();
    const [one, two] = [await open(), await open()];
    await one.create(makeStoredSession('one', { createdAt: Date.now(), seenAt: Date.now() }));
    expect(await two.find('one')).toMatchObject({ handle: 'handle-of-one' });
    expect(await one.lease('one', 600_000)).toMatchObject({ kind: 'held', fence: 1 });
    expect(await two.lease('one', 600_000)).toEqual({ kind: 'busy' });
    await Promise.all([one.close(), two.close()]);
  });

  test('keeps a write between the two steps of a rotation in the rotated session', async () => {
    await redis.client.flushDb();
    const connection = await connectRedis(redis.url, log);
    const other = createRedisStore(connection, sealer);
    const now = Date.now();
    const before = makeStoredSession('old', { createdAt: now, seenAt: now });
    await other.create(before);
    let between = 0;
    const run: typeof connection.run = async (script, keys, args) => {
      if (script === ROTATE) {
        between += 1;
        if (between === 1) expect(await other.update({ ...before, access: { token: 'second', expiresAt: 1 } })).toBe(true);
      }
      return connection.run(script, keys, args);
    };
    const moved = await createRedisStore({ ...connection, run }, sealer).rotate('old', 'new');
    expect(moved).toMatchObject({ generation: 2, access: { token: 'second' } });
    expect(await other.find('new')).toEqual(moved);
    expect(between).toBe(2);
    await other.close();
  });

  test('gives every key an expiry; a session expires at its idle or absolute limit, whichever is earlier', async () => {
    await redis.client.flushDb();
    const store = await open();
    const now = Date.now();
    await store.create(makeStoredSession('fresh', { createdAt: now, seenAt: now }));
    await store.create(makeStoredSession('old', { createdAt: now - SESSION_MAX_AGE_MS + 3_600_000, seenAt: now }));
    const ttl = (id: string) => redis.client.pTTL(`muddat:session:${id}`);
    const between = (low: number, high: number) => expect.toSatisfy((ms: number) => ms > low && ms <= high);
    expect(await ttl('fresh')).toEqual(between(SESSION_MAX_IDLE_MS - 600_000, SESSION_MAX_IDLE_MS));
    expect(await ttl('old')).toEqual(between(3_000_000, 3_600_000));
    await store.touch('old', now + 600_000);
    expect(await ttl('old')).toEqual(between(3_000_000, 3_600_000));
    await store.touch('fresh', now + 600_000);
    expect(await ttl('fresh')).toEqual(between(SESSION_MAX_IDLE_MS, SESSION_MAX_IDLE_MS + 600_000));
    await store.rotate('old', 'rotated');
    expect(await ttl('rotated')).toEqual(between(3_000_000, 3_600_000));
    expect(await store.update(makeStoredSession('fresh', { createdAt: now, seenAt: now }))).toBe(true);
    for (const key of await redis.client.keys('*')) expect(await redis.client.pTTL(key), key).toBeGreaterThan(0);
    await store.close();
  });

  test('removes expired sessions from the index when it lists those of a customer, and the index once it is empty', async () => {
    await redis.client.flushDb();
    const store = await open();
    await store.create(makeStoredSession('one', { createdAt: Date.now(), seenAt: Date.now() }));
    await redis.client.del('muddat:session:one');
    expect((await redis.client.keys('*')).length).toBe(1);
    expect(await store.listByCustomer('id:cus_0001')).toEqual([]);
    expect(await redis.client.keys('*')).toEqual([]);
    await store.close();
  });
});
