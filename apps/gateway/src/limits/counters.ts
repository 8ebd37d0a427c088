import { LRUCache } from 'lru-cache';

/** Counts events of a key within a fixed window, which begins with its first event. */
export type Counters = {
  /** Adds one event under a limit's key and answers how many there are, and the milliseconds until they are forgotten. */
  add(limit: string, key: string, windowMs: number): Promise<{ count: number; ttlMs: number }>;
  /** Takes one event back; nothing where the window has ended meanwhile. */
  takeBack(limit: string, key: string): Promise<void>;
};

/** Keys that one process remembers for each limit; what was counted longest ago falls out. */
const REMEMBERED_KEYS = 50_000;

type Counted = { count: number; endsAt: number };

/** In this process, for one gateway. Each limit has room of its own, so that a flood of one pushes nothing out of another. */
export function memoryCounters(): Counters {
  const limits = new Map<string, LRUCache<string, Counted>>();
  const keysOf = (limit: string): LRUCache<string, Counted> => {
    const known = limits.get(limit) ?? new LRUCache<string, Counted>({ max: REMEMBERED_KEYS });
    limits.set(limit, known);
    return known;
  };
  return {
    async add(limit, key, windowMs) {
      const now = Date.now();
      const known = keysOf(limit).get(key);
      const counted = known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
      counted.count += 1;
      keysOf(limit).set(key, counted);
      return { count: counted.count, ttlMs: counted.endsAt - now };
    },
    async takeBack(limit, key) {
      const counted = keysOf(limit).get(key);
      if (counted !== undefined && counted.count > 0) counted.count -= 1;
    },
  };
}
