import { readStored, removeStored, type ValueStorage, writeStored } from '@muddat/app-shell';

/** Of this device only: what was looked for is nobody else's business. */
const KEY = 'muddat.recent-searches';
const MAX_KEPT = 8;
const MAX_CHARACTERS = 100;

/** What was looked for here, the latest first. Whatever else lies under the key is none. */
export function recentSearches(store: ValueStorage | null): string[] {
  const searches = readStored(store, KEY, (stored) => (Array.isArray(stored) ? stored.filter(isSearch) : null));
  return searches?.slice(0, MAX_KEPT) ?? [];
}

const isSearch = (text: unknown): text is string => typeof text === 'string' && text !== '' && text.length <= MAX_CHARACTERS;

/** Keeps a search; one that was there comes to the top, and one too long to be shown is not kept. */
export function keepSearch(store: ValueStorage | null, text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > MAX_CHARACTERS) return;
  const same = (other: string) => other.toLocaleLowerCase('ru') === clean.toLocaleLowerCase('ru');
  const next = [clean, ...recentSearches(store).filter((other) => !same(other))].slice(0, MAX_KEPT);
  writeStored(store, KEY, next);
}

export function forgetSearches(store: ValueStorage | null): void {
  removeStored(store, KEY);
}
