import type { TestProject } from 'vitest/node';
import { startRedis } from '../redis/server.ts';
import { REDIS_URL_VARIABLE } from './servers.ts';

/** Gives a project's tests the Redis server that `npm test` has started, or one of their own where Vitest is run by itself. */
export default async function provide({ provide: give }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env[REDIS_URL_VARIABLE];
  if (url !== undefined) {
    give('redisUrl', url);
    return undefined;
  }
  const own = await startRedis();
  give('redisUrl', own.url);
  return own.stop;
}
