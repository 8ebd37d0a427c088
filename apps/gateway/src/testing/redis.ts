import { createClient } from '@redis/client';

/**
 * An emptied database of the tests' Redis server (TEST_REDIS_URL, which `npm test` starts). Test files run in parallel, so each uses its
 * own database number.
 */
export async function openTestRedis(database: number) {
  const base = process.env['TEST_REDIS_URL'];
  if (!base) throw new Error('TEST_REDIS_URL is missing: `npm test -- --only redis` starts a Redis server for these tests.');
  const url = `${base}/${database}`;
  const client = createClient({ url });
  await client.connect();
  await client.flushDb();
  return { url, client, close: () => client.close() };
}
