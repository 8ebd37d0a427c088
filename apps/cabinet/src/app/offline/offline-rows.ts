import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OFFLINE_DATABASE_NAME } from '../../shared/device/clear-databases.ts';

/** The owner of the rows and the key that decrypts them. Each key has a new `id`. */
export type EncryptionKey = { id: string; owner: string; key: CryptoKey };
/** An encrypted response. `at`: when it came from the server; ms since 1970. */
export type EncryptedRow = { at: number; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** The storage of the key and the rows. It may return anything, so the caller must validate what it reads. */
export type OfflineRowStorage = {
  key: () => Promise<unknown>;
  /** Deletes all rows and replaces the key. */
  reset: (key: EncryptionKey) => Promise<void>;
  row: (name: string) => Promise<unknown>;
  /**
   * Stores a row if `keyId` is still the id of the current key. Also deletes rows received at `before` (ms since 1970) or earlier, and the
   * oldest rows beyond `MAX_ROWS`.
   */
  put: (row: { keyId: string; name: string; row: EncryptedRow; before: number }) => Promise<void>;
  delete: (name: string) => Promise<void>;
};

/** The maximum number of rows: about as many responses as a customer reads in a week. */
const MAX_ROWS = 100;
const KEY = 'key';

interface Schema extends DBSchema {
  keys: { key: string; value: EncryptionKey };
  rows: { key: string; value: EncryptedRow; indexes: { at: number } };
}

/** Rows in IndexedDB. The database is opened for each step, because an open connection would block its deletion at the sign-out. */
export function databaseRowStorage(): OfflineRowStorage {
  return {
    key: () => inDatabase((database) => database.get('keys', KEY)),
    reset: (key) =>
      inDatabase(async (database) => {
        const step = database.transaction(['keys', 'rows'], 'readwrite');
        await Promise.all([step.objectStore('rows').clear(), step.objectStore('keys').put(key, KEY), step.done]);
      }),
    row: (name) => inDatabase((database) => database.get('rows', name)),
    put: ({ keyId, name, row, before }) =>
      inDatabase(async (database) => {
        const step = database.transaction(['keys', 'rows'], 'readwrite');
        const rows = step.objectStore('rows');
        if ((await step.objectStore('keys').get(KEY))?.id === keyId) {
          await rows.put(row, name);
          const byAge = await rows.index('at').getAllKeys();
          const old = await rows.index('at').count(IDBKeyRange.upperBound(before));
          for (const gone of byAge.slice(0, Math.max(old, byAge.length - MAX_ROWS))) await rows.delete(gone);
        }
        await step.done;
      }),
    delete: (name) => inDatabase((database) => database.delete('rows', name)),
  };
}

async function inDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(OFFLINE_DATABASE_NAME, 1, {
    upgrade(opened) {
      opened.createObjectStore('keys');
      opened.createObjectStore('rows').createIndex('at', 'at');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Rows in memory, which last as long as the page. For browsers that cannot store keys, as in some private windows. */
export function memoryRowStorage(): OfflineRowStorage {
  let kept: EncryptionKey | undefined;
  const rows = new Map<string, EncryptedRow>();
  return {
    key: async () => kept,
    reset: async (key) => {
      rows.clear();
      kept = key;
    },
    row: async (name) => rows.get(name),
    put: async ({ keyId, name, row, before }) => {
      if (kept?.id !== keyId) return;
      rows.set(name, row);
      const byAge = [...rows].sort(([, one], [, other]) => one.at - other.at);
      const old = byAge.filter(([, { at }]) => at <= before).length;
      for (const [gone] of byAge.slice(0, Math.max(old, byAge.length - MAX_ROWS))) rows.delete(gone);
    },
    delete: async (name) => void rows.delete(name),
  };
}
