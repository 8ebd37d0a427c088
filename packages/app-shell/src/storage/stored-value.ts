/** The methods of `localStorage` or `sessionStorage` that are used. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `sessionStorage`, which survives a reload of this tab and ends with the tab. Null if the customer blocks it. */
export const tabStorage = (): Storage | null => attempt(() => window.sessionStorage) ?? null;

/** `localStorage`. Null if the customer blocks it. */
export const deviceStorage = (): Storage | null => attempt(() => window.localStorage) ?? null;

/**
 * Reads a value that was stored as JSON. Null if nothing is stored or the storage is blocked.
 *
 * @param parse Returns null for a stored value that must not be used: of another format, too old, or another customer's.
 */
export function readStoredValue<Value>(
  storage: Pick<ValueStorage, 'getItem'> | null,
  name: string,
  parse: (stored: unknown) => Value | null,
): Value | null {
  const text = readStoredText(storage, name);
  return text === null ? null : parse(attempt((): unknown => JSON.parse(text)));
}

/** Stores a value as JSON. Does nothing if the storage is full or blocked. */
export const writeStoredValue = (storage: Pick<ValueStorage, 'setItem'> | null, name: string, value: unknown): void =>
  writeStoredText(storage, name, JSON.stringify(value));

export const readStoredText = (storage: Pick<ValueStorage, 'getItem'> | null, name: string): string | null =>
  attempt(() => storage?.getItem(name)) ?? null;

export const writeStoredText = (storage: Pick<ValueStorage, 'setItem'> | null, name: string, text: string): void => {
  attempt(() => storage?.setItem(name, text));
};

export const removeStoredValue = (storage: Pick<ValueStorage, 'removeItem'> | null, name: string): void => {
  attempt(() => storage?.removeItem(name));
};

/** Storage methods throw if the storage is blocked or full. Reading `window.localStorage` itself throws in a browser that blocks it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
