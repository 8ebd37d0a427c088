import type { Page } from '@playwright/test';

/** Everything that the worker keeps, by cache and address. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`)),
    );
    return lists.flat();
  });

/** The addresses of all that the worker keeps, with what they ask for. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** The address and text of each thing that the worker keeps. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(`${request.url} ${await (await cache.match(request))?.text()}`);
    }
    return texts;
  });

/** Names of what the cabinet keeps, sealed, on the device. Opening a database that is not there would make one. */
export const keptRows = (page: Page): Promise<string[]> =>
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
