import * as v from 'valibot';
import type { RedisConnection } from '../redis/connection.ts';
import type { Counters } from './counters.ts';

const INCREMENT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }
`;
/** Deletes the key with its last event, so that the next event begins a new window and no key is left without an expiry. */
const DECREMENT = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count == 1 then redis.call('DEL', KEYS[1]) elseif count > 1 then redis.call('DECR', KEYS[1]) end
return 0
`;
const CountReply = v.tuple([v.number(), v.number()]);

const nameOf = (key: string): string => `muddat:limit:${key}`;

/** The limits' counters in Redis, shared by all gateways. Keys arrive hashed together with their limit's name (limits/limits). */
export function createRedisCounters(redis: RedisConnection): Counters {
  return {
    async increment(_limit, key, windowMs) {
      const [count, ttlMs] = v.parse(CountReply, await redis.run(INCREMENT, [nameOf(key)], [windowMs]));
      return { count, ttlMs };
    },
    async decrement(_limit, key) {
      await redis.run(DECREMENT, [nameOf(key)], []);
    },
  };
}
