import { createClient } from '@redis/client';

/**
 * A database of the tests' Redis server (TEST_REDIS_URL, which `npm test` starts), emptied. Each file of tests takes a number of
 * its own, since they run side by side.
 */
export async function testRedis(database: number) {
  const base = process.env['TEST_REDIS_URL'];
  if (!base) throw new Error('TEST_REDIS_URL is missing: `npm test -- --only redis` starts a Redis server for these tests.');
  const url = `${base}/${database}`;
  const client = createClient({ url });
  await client.connect();
  await client.flushDb();
  return { url, client, close: () => client.close() };
}
