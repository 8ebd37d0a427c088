import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import * as v from 'valibot';
import type { Redis } from '../sessions/redis/connection.ts';

const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }
`;
const Answer = v.tuple([v.number(), v.number()]);

/** Counters of the limits in Redis, one for all gateways. The keys come hashed (core/limits). */
export function redisLimitStore(redis: Redis): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs: number): void {
      redis
        .run(COUNT, [`muddat:limit:${key}`], [windowMs])
        .then((answer) => v.parse(Answer, answer))
        .then(
          ([current, ttl]) => callback(null, { current, ttl }),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
