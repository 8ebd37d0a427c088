import { LRUCache } from 'lru-cache';

/** Counts events of a key in a fixed window that begins with the first event. */
export type Counters = {
  /** Adds one event under a limit's key; returns the count and the milliseconds until the window ends. */
  increment(limit: string, key: string, windowMs: number): Promise<{ count: number; ttlMs: number }>;
  /** Takes one event back from the key's current window; does nothing if there is none. */
  decrement(limit: string, key: string): Promise<void>;
};

/** Keys that one process remembers for each limit; the least recently counted is dropped. */
const REMEMBERED_KEYS = 50_000;

type Counted = { count: number; endsAt: number };

/** Counters in this process, for one gateway. Each limit has its own map, so a flood of one does not evict keys of another. */
export function createMemoryCounters(): Counters {
  const limits = new Map<string, LRUCache<string, Counted>>();
  const keysOf = (limit: string): LRUCache<string, Counted> => {
    const known = limits.get(limit) ?? new LRUCache<string, Counted>({ max: REMEMBERED_KEYS });
    limits.set(limit, known);
    return known;
  };
  return {
    async increment(limit, key, windowMs) {
      const now = Date.now();
      const known = keysOf(limit).get(key);
      const counted = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      counted.count += 1;
      keysOf(limit).set(key, counted);
      return { count: counted.count, ttlMs: counted.endsAt - now };
    },
    async decrement(limit, key) {
      const counted = keysOf(limit).get(key);
      if (counted !== undefined && counted.count > 0) counted.count -= 1;
    },
  };
}
