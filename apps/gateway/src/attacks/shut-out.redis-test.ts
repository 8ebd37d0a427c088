import { testRedis } from '../testing/redis.ts';
import { shutOutSuite } from './shut-out-suite.ts';

shutOutSuite(async () => {
  const redis = await testRedis(8);
  const env = { REDIS_URL: redis.url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
  return { env, close: () => redis.close() };
});
