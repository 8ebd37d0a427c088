import type { SharedFile } from './shared-file.ts';
import type { SharedFiles } from './shared-files.ts';

/** A slow store is given up after this time, since the page waits for the file. */
const WAIT_MS = 2_000;
/** Strangers can invent names. So lookups at once are limited, and names that no build had are remembered for a moment. */
const MAX_LOOKUPS = 32;
const MISS_MS = 5_000;
const MAX_MISSES = 1_000;
/** Found files are held in memory: during a roll-out every reader needs the same few. */
const MAX_HELD_BYTES = 8 * 1024 * 1024;

export type FindSharedFile = (name: string) => Promise<SharedFile | null>;

async function withinTime<T>(result: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store of shared files is slow')), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Looks a file up with bounded work for the store. Rejects if the store cannot be asked now. */
export function createFindSharedFile(shared: Pick<SharedFiles, 'find'>, now: () => number, waitMs = WAIT_MS): FindSharedFile {
  const lookups = new Map<string, Promise<SharedFile | null>>();
  const misses = new Map<string, number>();
  const held = new Map<string, SharedFile>();
  let heldBytes = 0;

  const hold = (name: string, file: SharedFile): void => {
    held.set(name, file);
    heldBytes += file.body.length;
    for (const [oldest, { body }] of held) {
      if (heldBytes <= MAX_HELD_BYTES) return;
      held.delete(oldest);
      heldBytes -= body.length;
    }
  };
  const noteMiss = (name: string): void => {
    misses.delete(name);
    misses.set(name, now());
    const [oldest] = misses.keys();
    if (misses.size > MAX_MISSES && oldest !== undefined) misses.delete(oldest);
  };
  const lookUp = async (name: string): Promise<SharedFile | null> => {
    try {
      const file = await withinTime(shared.find(name), waitMs);
      if (file) hold(name, file);
      else noteMiss(name);
      return file;
    } finally {
      lookups.delete(name);
    }
  };
  return async (name) => {
    const known = held.get(name);
    if (known) return known;
    const missedAt = misses.get(name);
    if (missedAt !== undefined && now() - missedAt < MISS_MS) return null;
    const running = lookups.get(name);
    if (running) return running;
    if (lookups.size >= MAX_LOOKUPS) throw new Error('too many lookups of shared files');
    const lookup = lookUp(name);
    lookups.set(name, lookup);
    return lookup;
  };
}
