import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { RedisConnection } from '../redis/connection.ts';
import type { UsedSolutions } from './used-solutions.ts';

const STORE_ID = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
return redis.call('GET', KEYS[1])
`;
const MARK_USED = `return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0`;

/**
 * Used solutions in Redis, one store for all gateways. The store's id is in the same Redis: if the data is lost, the id is lost too, and
 * challenges signed for it are refused.
 */
export function createRedisUsedSolutions(redis: RedisConnection): UsedSolutions {
  return {
    async id() {
      return v.parse(v.string(), await redis.run(STORE_ID, ['muddat:bot:store'], [randomBytes(16).toString('base64url')]));
    },
    async markUsed(nonce, expiresAt, now) {
      return (await redis.run(MARK_USED, [`muddat:bot:used:${nonce}`], [Math.max(1, Math.ceil(expiresAt - now))])) === 1;
    },
    close: () => {},
  };
}
