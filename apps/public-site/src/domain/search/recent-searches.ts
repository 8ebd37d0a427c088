import { readStoredValue, removeStoredValue, type ValueStorage, writeStoredValue } from '@muddat/app-shell';

/** The list of recent searches is private: it is stored on the device only and not sent to the server. */
const KEY = 'muddat.recent-searches';
const MAX_SEARCHES = 8;
const MAX_CHARACTERS = 100;

/** Recent searches on this device, newest first. Stored values that are not valid searches are ignored. */
export function readRecentSearches(store: ValueStorage | null): string[] {
  const searches = readStoredValue(store, KEY, (stored) => (Array.isArray(stored) ? stored.filter(isSearch) : null));
  return searches?.slice(0, MAX_SEARCHES) ?? [];
}

const isSearch = (text: unknown): text is string => typeof text === 'string' && text !== '' && text.length <= MAX_CHARACTERS;

/** Stores a search at the top of the list, also if the list already contains it. A search that is too long to show is not stored. */
export function saveSearch(store: ValueStorage | null, text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > MAX_CHARACTERS) return;
  const same = (other: string) => other.toLocaleLowerCase('ru') === clean.toLocaleLowerCase('ru');
  const next = [clean, ...readRecentSearches(store).filter((other) => !same(other))].slice(0, MAX_SEARCHES);
  writeStoredValue(store, KEY, next);
}

export function clearSearches(store: ValueStorage | null): void {
  removeStoredValue(store, KEY);
}
