import type { Page } from '@playwright/test';

/** All entries of the service worker's caches, as `cache path`. */
export const listCacheEntries = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`)),
    );
    return lists.flat();
  });

/** The addresses of all entries of the service worker's caches, with their queries. */
export const listCachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** The address and the text of each entry of the service worker's caches. */
export const readCachedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(`${request.url} ${await (await cache.match(request))?.text()}`);
    }
    return texts;
  });

/**
 * Names of the encrypted rows that the cabinet stores on the device. Checks first that the database exists, because opening it would
 * create it.
 */
export const listStoredRows = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'muddat.kept')) return [];
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('muddat.kept'));
    const names = await settled(database.transaction('rows').objectStore('rows').getAllKeys());
    database.close();
    return names.map(String);
  });
