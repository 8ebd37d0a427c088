import pLimit from 'p-limit';
import { entityTag } from '../http/entity-tag.ts';
import { Problem } from '../http/problem.ts';
import { BadPictureError } from './draw-picture.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures drawn at the same time; one takes a CPU core for some hundredths of a second. */
const MAX_CONCURRENT = 2;
/** Pictures in progress, including those whose source is being fetched. */
const MAX_IN_PROGRESS = 128;
const BUSY = { status: 503, headers: { 'retry-after': '5' } };

export type StoredPicture = { bytes: Buffer; etag: string };
export type PictureRecipe<Source> = {
  /** Identifies the picture for ever: a stored picture with this key is never drawn again. */
  key: string;
  fetch: () => Promise<Source>;
  draw: (source: Source) => Promise<Buffer>;
};
/**
 * Returns the picture of a key: the stored one, or one that is made now, once for all simultaneous requests. Throws a Problem: not_found if
 * it cannot be drawn, 503 if too many pictures are in progress.
 */
export type PictureService = <Source>(recipe: PictureRecipe<Source>) => Promise<StoredPicture>;

export function createPictureService(folder: PictureStore): PictureService {
  const limit = pLimit(MAX_CONCURRENT);
  const running = new Map<string, Promise<Buffer>>();

  const make = async <Source>({ key, fetch, draw }: PictureRecipe<Source>): Promise<Buffer> => {
    const kept = await folder.get(key);
    if (kept) return kept;
    const source = await fetch();
    const bytes = await limit(() => draw(source)).catch((error: unknown) => {
      throw error instanceof BadPictureError ? new Problem('not_found') : error;
    });
    await folder.put(key, bytes);
    return bytes;
  };

  const start = <Source>(recipe: PictureRecipe<Source>): Promise<Buffer> => {
    if (running.size >= MAX_IN_PROGRESS) throw new Problem('upstream_unavailable', BUSY);
    const making = make(recipe).finally(() => running.delete(recipe.key));
    running.set(recipe.key, making);
    return making;
  };

  return async (recipe) => {
    const bytes = await (running.get(recipe.key) ?? start(recipe));
    return { bytes, etag: entityTag(bytes) };
  };
}
