import { expect, test } from 'vitest';
import { connectRedis } from '../../redis/connection.ts';
import { startBreakableProxy } from '../../testing/breakable-proxy.ts';
import { openTestRedis } from '../../testing/redis.ts';

const COMMAND_TIMEOUT_MS = 300;

test('a Redis that keeps its connection and does not answer is logged once, and again when it answers', async () => {
  const server = await openTestRedis(9);
  const proxy = await startBreakableProxy(server.url);
  const lines: unknown[] = [];
  const record = (fields: object, message: string) => void lines.push([message, fields]);
  const redis = await connectRedis(proxy.url, { warn: record, info: record }, { commandTimeoutMs: COMMAND_TIMEOUT_MS });
  await redis.ping();
  proxy.pause();
  for (let call = 0; call < 2; call += 1) {
    await expect(redis.ping()).rejects.toMatchObject({ statusCode: 503, options: { cause: 'Redis is silent' } });
  }
  expect(lines).toEqual([['Redis is away', { kind: 'silent' }]]);
  proxy.resume();
  await expect.poll(() => redis.ping().then(() => lines.at(-1))).toEqual(['Redis is back', {}]);
  await redis.close();
  await proxy.disconnect();
  await server.close();
});
