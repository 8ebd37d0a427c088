import { deviceStorage, type ValueStorage } from '@muddat/app-shell';

/** What the store needs of `localStorage`, which may be full or forbidden. */
export type KeyValueStore = ValueStorage;

/** Stands in where the browser keeps nothing: an attempt then lives as long as the page. */
function memoryStore(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      kept.set(name, text);
    },
    removeItem: (name) => {
      kept.delete(name);
    },
  };
}

const fallback = memoryStore();

/** `localStorage`, or this page's memory where the customer forbids it. */
export const browserStore = (): KeyValueStore => deviceStorage() ?? fallback;
