import { createFairQueue, createSharedWork, type FairQueueLimits } from '@muddat/fair-queue';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../http/entity-tag.ts';
import { rethrowFullQueue } from '../http/full-queue.ts';
import { Problem } from '../http/problem.ts';
import { BadPictureError } from './draw-picture.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures that are drawn at once: one takes a CPU core for some hundredths of a second, and pages are rendered on the same cores. */
export const PICTURE_DRAWING_LIMITS: FairQueueLimits = { workers: 2, waitingOfOne: 100, waitingOfAll: 1_000 };
/**
 * Share cards have their own queue: drawing one takes several times as long as a picture. One at a time, so that a thread of Node's four is
 * left for files and compression.
 */
export const CARD_DRAWING_LIMITS: FairQueueLimits = { workers: 1, waitingOfOne: 20, waitingOfAll: 200 };
/**
 * Sources that are fetched at once. One client fetches fewer than a backend serves it at once (`BACKEND_QUEUE_LIMITS`). So its pictures wait
 * here, for as long as the client does, and not there, where a wait of five seconds ends with 503.
 */
const FETCH_LIMITS: FairQueueLimits = { workers: 32, runningOfOne: 2, waitingOfOne: 200, waitingOfAll: 1_000 };
const RETRY_AFTER_S = 5;
/** Names that have no picture, remembered so that they are refused before anything is fetched. */
const UNKNOWN = { max: 10_000, ttl: 600_000 } as const;

export type StoredPicture = { bytes: Buffer; etag: string };
export type PictureRecipe<Source> = {
  /** Identifies the picture for ever: a stored picture with this key is never drawn again. */
  key: string;
  /** Identifies the source, which may be drawn in several ways. */
  source: string;
  /** `abandoned` aborts when no client waits for the source any more. */
  fetch: (abandoned: AbortSignal) => Promise<Source>;
  draw: (source: Source) => Promise<Buffer>;
};
/** The client of a request. `countNew` counts a picture that is not stored, and throws rate_limited beyond the client's limit. */
export type PictureClient = { readonly owner: string; readonly gone: AbortSignal; readonly countNew: () => Promise<void> };
/**
 * Returns the picture of a key: the stored one, or one that is made now, once for all simultaneous requests. Throws a Problem: not_found if
 * it cannot be drawn, rate_limited, or 503 if too many pictures wait. Rejects if the client disconnects.
 */
export type PictureService<Source> = (client: PictureClient, recipe: PictureRecipe<Source>) => Promise<StoredPicture>;

/** A stored picture waits for no turn. `drawing`: the queue of those that are drawn. */
export function createPictureService<Source>(store: PictureStore, drawing: FairQueueLimits): PictureService<Source> {
  const sources = createSharedWork<Source>(createFairQueue(FETCH_LIMITS));
  const drawings = createSharedWork<Buffer>(createFairQueue(drawing));
  const unknown = new LRUCache<string, true>(UNKNOWN);

  const make = async ({ owner, gone }: PictureClient, { key, source, fetch, draw }: PictureRecipe<Source>): Promise<Buffer> => {
    const client = { key, owner, gone };
    const underWay = drawings.join(client);
    if (underWay !== undefined) return underWay;
    const fetched = await sources.run({ ...client, key: source }, fetch);
    return drawings.run(client, async () => {
      const bytes = await draw(fetched);
      await store.put(key, bytes);
      return bytes;
    });
  };

  return async (client, recipe) => {
    const stored = await store.get(recipe.key);
    if (stored !== undefined) return { bytes: stored, etag: entityTag(stored) };
    if (unknown.has(recipe.source)) throw new Problem('not_found');
    await client.countNew();
    try {
      const bytes = await make(client, recipe);
      return { bytes, etag: entityTag(bytes) };
    } catch (error) {
      const isUnknown = error instanceof BadPictureError || (error instanceof Problem && error.code === 'not_found');
      if (!isUnknown) return await rethrowFullQueue(error, RETRY_AFTER_S);
      unknown.set(recipe.source, true);
      throw new Problem('not_found');
    }
  };
}
