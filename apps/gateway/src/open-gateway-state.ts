import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openUsedSolutions, type UsedSolutions } from './bots/used-solutions.ts';
import { createRedisUsedSolutions } from './bots/used-solutions-redis.ts';
import type { Config } from './config/config.ts';
import { loadOrCreateSessionSecret } from './config/session-key.ts';
import { type Counters, createMemoryCounters } from './limits/counters.ts';
import { createRedisCounters } from './limits/redis-counters.ts';
import { createFolderSharedFiles } from './pages/assets/shared/folder-shared-files.ts';
import { createRedisSharedFiles } from './pages/assets/shared/redis-shared-files.ts';
import type { SharedFiles } from './pages/assets/shared/shared-files.ts';
import { connectRedis } from './redis/connection.ts';
import { createSealer } from './sessions/sealing.ts';
import type { SessionStore } from './sessions/session.ts';
import { lockFolder } from './sessions/store/folder-lock.ts';
import { createRedisStore } from './sessions/store/redis/redis-store.ts';
import { createSqliteStore } from './sessions/store/sqlite-store.ts';

/** All state of the gateway that outlives a request. */
export type GatewayState = {
  store: SessionStore;
  /** The secret that seals sessions: SESSION_SECRET, or in development the key in DATA_DIR. */
  secret: string;
  usedSolutions(): UsedSolutions;
  /** Counters of the rate limits. */
  counters: Counters;
  /** The hashed files of the builds that ran lately. */
  sharedFiles: SharedFiles;
  close(): Promise<void>;
};

/**
 * Opens the state in Redis (REDIS_URL), shared by several gateways, or else in DATA_DIR, for one gateway. With Redis all gateways need the
 * same secret, so SESSION_SECRET is required (config), and DATA_DIR has only drawn pictures. Throws an Error with one clear line.
 */
export async function openGatewayState(config: Config, log: FastifyBaseLogger): Promise<GatewayState> {
  if (config.redisUrl !== null && config.sessionSecret !== null) {
    const redis = await connectRedis(config.redisUrl, log, { sentinels: config.redisSentinels });
    const store = createRedisStore(redis, createSealer(config.sessionSecret, config.sessionSecretPrevious));
    return {
      store,
      secret: config.sessionSecret,
      usedSolutions: () => createRedisUsedSolutions(redis),
      counters: createRedisCounters(redis),
      sharedFiles: createRedisSharedFiles(redis),
      close: () => store.close(),
    };
  }
  const unlock = lockFolder(config.dataDir);
  const secret = loadOrCreateSessionSecret(config.sessionSecret, config.dataDir);
  const store = createSqliteStore(config.dataDir, createSealer(secret, config.sessionSecretPrevious));
  return {
    store,
    secret,
    usedSolutions: () => openUsedSolutions(config.dataDir),
    counters: createMemoryCounters(),
    sharedFiles: createFolderSharedFiles(join(config.dataDir, 'builds'), Date.now),
    async close() {
      await store.close();
      unlock();
    },
  };
}
