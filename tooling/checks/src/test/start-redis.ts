import type { TestProject } from 'vitest/node';
import { startRedis } from '../redis/server.ts';

/** Gives a project's tests a Redis server. */
export default async function provide({ provide: give }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startRedis().catch((error: unknown) => {
    throw new Error(`Redis did not start: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  give('redisUrl', url);
  return stop;
}
