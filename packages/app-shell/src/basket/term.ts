import { useSyncExternalStore } from 'react';
import { TERM_STORAGE_KEY } from './basket-key.ts';
import { browserStorage } from './device-basket.ts';

/** 1 to 36 months, the range that the checkout accepts. */
const MONTHS = /^(?:[1-9]|[12]\d|3[0-6])$/;

const listeners = new Set<() => void>();
/**
 * The latest choice of this document, used if the storage contains no term, as when it is blocked or full. Lost when the document is
 * closed.
 */
let unsavedTerm: number | null = null;

/** The term in months that the customer has chosen for the whole basket, or null. */
export function readChosenTerm(): number | null {
  try {
    const text = browserStorage()?.getItem(TERM_STORAGE_KEY) ?? null;
    return text !== null && MONTHS.test(text) ? Number(text) : unsavedTerm;
  } catch {
    return unsavedTerm;
  }
}

/** Stores a term that the customer pressed, never a proposed one: consumer law forbids a preselected choice. Null deletes it. */
export function saveChosenTerm(months: number | null): void {
  unsavedTerm = months;
  try {
    if (months === null) browserStorage()?.removeItem(TERM_STORAGE_KEY);
    else browserStorage()?.setItem(TERM_STORAGE_KEY, String(months));
  } catch {
    // The storage is blocked or full: only `unsavedTerm` holds the choice.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The currently chosen term in months. Null in server-rendered documents and until hydration, because all visitors share them. */
export const useChosenTerm = (): number | null => useSyncExternalStore(subscribe, readChosenTerm, () => null);
