import { deviceStorage, type ValueStorage } from '@muddat/app-shell';

/** Used where the browser forbids storage: values then live as long as the page. */
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

/** `localStorage`, or this page's memory if storage is forbidden. */
export const localStorageOrMemory = (): ValueStorage => deviceStorage() ?? fallback;
