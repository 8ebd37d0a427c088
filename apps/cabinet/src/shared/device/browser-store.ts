/** What the store needs of `localStorage`, which may be full or forbidden. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** `localStorage`, whose very mention throws where the customer forbids it. */
export function browserStore(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    return fallback;
  }
}
