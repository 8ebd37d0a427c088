import { deviceStorage, type ValueStorage } from '@muddat/app-shell';

/** Stands in where the browser keeps nothing: an attempt then lives as long as the page. */
function memoryStore(): ValueStorage {
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
export const browserStore = (): ValueStorage => deviceStorage() ?? fallback;
