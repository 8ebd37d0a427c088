import * as v from 'valibot';
import { PHOTOS_DATABASE_NAME } from '../device/clear-databases.ts';
import type { DocumentStep } from './upload-photo.ts';

/** A photo that the server does not have yet, and the URL of its started upload. */
export type StoredPhoto = { photo: Blob; uploadUrl: string | null };

const STORE = 'photos';
/** A photo that was not sent within a day must be taken again. */
const PHOTO_TTL_MS = 24 * 60 * 60 * 1000;

const recordSchema = v.object({ owner: v.string(), at: v.number(), photo: v.blob(), uploadUrl: v.nullable(v.string()) });

/**
 * Stores a photo from the moment the customer sends it until the server has it or refuses the file, so that a reload does not lose it.
 * One photo for each step, readable by this customer only. If the browser forbids storage, the photo lives as long as the page.
 */
export async function savePhoto(owner: string, step: DocumentStep, { photo, uploadUrl }: StoredPhoto, now: number): Promise<void> {
  await runInStore('readwrite', (store) => store.put({ owner, at: now, photo, uploadUrl }, step));
}

export async function readStoredPhoto(owner: string, step: DocumentStep, now: number): Promise<StoredPhoto | null> {
  const found = v.safeParse(recordSchema, await runInStore('readonly', (store) => store.get(step)));
  if (!found.success) return null;
  const { at, photo, uploadUrl } = found.output;
  if (found.output.owner === owner && now >= at && now - at < PHOTO_TTL_MS) return { photo, uploadUrl };
  await deletePhoto(step);
  return null;
}

export async function deletePhoto(step: DocumentStep): Promise<void> {
  await runInStore('readwrite', (store) => store.delete(step));
}

/** Runs one operation on the store; undefined if it fails, for example because the browser forbids storage. */
async function runInStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const opening = indexedDB.open(PHOTOS_DATABASE_NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await toPromise(opening);
    try {
      return await toPromise(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
