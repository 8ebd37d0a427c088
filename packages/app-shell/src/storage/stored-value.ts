/** The part of `localStorage` or `sessionStorage` that is used. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `sessionStorage`: it outlives a reload of this tab, and nothing else. Null where the customer forbids it. */
export const tabStorage = (): Storage | null => attempt(() => window.sessionStorage) ?? null;

/** `localStorage`. Null where the customer forbids it. */
export const deviceStorage = (): Storage | null => attempt(() => window.localStorage) ?? null;

/**
 * A value that is stored as JSON. Null where there is none, or where the storage is forbidden.
 *
 * @param parse Null for what is not such a value: of another format, too old, or another customer's.
 */
export function readStored<Value>(
  storage: Pick<ValueStorage, 'getItem'> | null,
  name: string,
  parse: (stored: unknown) => Value | null,
): Value | null {
  const text = readStoredText(storage, name);
  return text === null ? null : parse(attempt((): unknown => JSON.parse(text)));
}

/** Stores a value as JSON. Does nothing if the storage is full or blocked. */
export const writeStored = (storage: Pick<ValueStorage, 'setItem'> | null, name: string, value: unknown): void =>
  writeStoredText(storage, name, JSON.stringify(value));

export const readStoredText = (storage: Pick<ValueStorage, 'getItem'> | null, name: string): string | null =>
  attempt(() => storage?.getItem(name)) ?? null;

export const writeStoredText = (storage: Pick<ValueStorage, 'setItem'> | null, name: string, text: string): void => {
  attempt(() => storage?.setItem(name, text));
};

export const removeStored = (storage: Pick<ValueStorage, 'removeItem'> | null, name: string): void => {
  attempt(() => storage?.removeItem(name));
};

/** Storage methods throw where storage is blocked or full. Where the browser blocks it, reading `window.localStorage` throws too. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
