import * as v from 'valibot';
import { PHOTOS_DATABASE } from '../device/forget.ts';
import type { DocumentStep } from './upload-photo.ts';

/** A photo that the server does not have yet, and where its upload began. */
export type KeptPhoto = { photo: Blob; uploadUrl: string | null };

const STORE = 'photos';
/** A photo that was not sent in a day is taken anew. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const recordSchema = v.object({ owner: v.string(), at: v.number(), photo: v.blob(), uploadUrl: v.nullable(v.string()) });

/**
 * Keeps a photo on the device from the moment it is sent off until the server has it, so that a reload in the middle loses nothing; one
 * for each step, of this customer alone. Where the browser keeps nothing, the photo lives as long as the page.
 */
export async function keepPhoto(owner: string, step: DocumentStep, { photo, uploadUrl }: KeptPhoto, now: number): Promise<void> {
  await run('readwrite', (store) => store.put({ owner, at: now, photo, uploadUrl }, step));
}

export async function readKeptPhoto(owner: string, step: DocumentStep, now: number): Promise<KeptPhoto | null> {
  const found = v.safeParse(recordSchema, await run('readonly', (store) => store.get(step)));
  if (!found.success) return null;
  const { at, photo, uploadUrl } = found.output;
  if (found.output.owner === owner && now >= at && now - at < KEPT_MS) return { photo, uploadUrl };
  await forgetPhoto(step);
  return null;
}

export async function forgetPhoto(step: DocumentStep): Promise<void> {
  await run('readwrite', (store) => store.delete(step));
}

/** Does one thing with the store; undefined where the browser has none, or forbids it. */
async function run(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const opening = indexedDB.open(PHOTOS_DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await settled(opening);
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
