import { testRedis } from '../testing/redis.ts';
import { killSuite } from './kill-suite.ts';

killSuite('Redis', async () => {
  const { url, close } = await testRedis(2);
  await close();
  return { REDIS_URL: url, SESSION_SECRET: 'one-secret-of-thirty-two-characters-for-all' };
});
