/** Deletes one of this site's databases on the device; done also where there is none. Every page of the cabinet loads it. */
export const forgetDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      const end = () => resolve();
      Object.assign(request, { onsuccess: end, onerror: end, onblocked: end });
    } catch {
      // The browser keeps nothing, so there is nothing to forget.
      resolve();
    }
  });
