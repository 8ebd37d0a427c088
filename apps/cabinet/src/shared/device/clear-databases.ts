// These functions have their own file because every page of the cabinet loads them, and no page should load the code that writes these
// databases.

/** Deletes one of this site's databases on the device. Also resolves if there is none. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      const end = () => resolve();
      Object.assign(request, { onsuccess: end, onerror: end, onblocked: end });
    } catch {
      // The browser forbids storage, so there is nothing to delete.
      resolve();
    }
  });

export const OFFLINE_DATABASE_NAME = 'muddat.kept';

/**
 * Deletes the responses that are stored for reading without a network, and their key: at every end of a session and at every sign-in. Tabs
 * that are still open store nothing more until a page of the cabinet is loaded again (`offline-store.ts`).
 */
export const clearOfflineCache = (): Promise<void> => deleteDatabase(OFFLINE_DATABASE_NAME);

export const PHOTOS_DATABASE_NAME = 'muddat.photos';

/**
 * Deletes the photos that the customer has sent and the server does not have yet: when the customer ends the session, but not when it
 * expires.
 */
export const clearStoredPhotos = (): Promise<void> => deleteDatabase(PHOTOS_DATABASE_NAME);
