export const PHOTOS_DATABASE = 'muddat.photos';

/** When somebody signs out, no photo of theirs stays on this device. A file of its own: every page of the cabinet loads it. */
export const forgetPhotos = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(PHOTOS_DATABASE);
      const end = () => resolve();
      Object.assign(request, { onsuccess: end, onerror: end, onblocked: end });
    } catch {
      // The browser keeps nothing, so there is nothing to forget.
      resolve();
    }
  });
