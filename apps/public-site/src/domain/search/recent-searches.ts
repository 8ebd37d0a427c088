/** Of this device only: what was looked for is nobody else's business. */
const KEY = 'muddat.recent-searches';
const MAX_KEPT = 8;
const MAX_CHARACTERS = 100;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The device's storage, or null where it is switched off. */
export function deviceStore(): Store | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What was looked for here, the latest first. Whatever else lies under the key is none. */
export function recentSearches(store: Store | null): string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string' && text !== '' && text.length <= MAX_CHARACTERS).slice(0, MAX_KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search; one that was there comes to the top, and one too long to be shown is not kept. */
export function keepSearch(store: Store | null, text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > MAX_CHARACTERS) return;
  const same = (other: string) => other.toLocaleLowerCase('ru') === clean.toLocaleLowerCase('ru');
  const next = [clean, ...recentSearches(store).filter((other) => !same(other))].slice(0, MAX_KEPT);
  try {
    store?.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full storage keeps what it has.
  }
}

export function forgetSearches(store: Store | null): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Nothing to forget where nothing can be kept.
  }
}
