import { useSyncExternalStore } from 'react';
import { TERM_KEY } from './basket-key.ts';
import { browserStorage } from './device-basket.ts';

/** 1 to 36 months, the range that the checkout accepts. */
const MONTHS = /^(?:[1-9]|[12]\d|3[0-6])$/;

const listeners = new Set<() => void>();
/** The chosen term while the storage is blocked or full. Not available to the next document. */
let unsavedTerm: number | null = null;

/** The term in months chosen on this device for the whole basket, or null. */
export function chosenTerm(): number | null {
  try {
    const text = browserStorage()?.getItem(TERM_KEY) ?? null;
    return text !== null && MONTHS.test(text) ? Number(text) : unsavedTerm;
  } catch {
    return unsavedTerm;
  }
}

/** Stores a term that the customer pressed, never a proposed one: consumer law forbids a preselected choice. Null deletes it. */
export function chooseTerm(months: number | null): void {
  unsavedTerm = months;
  try {
    if (months === null) browserStorage()?.removeItem(TERM_KEY);
    else browserStorage()?.setItem(TERM_KEY, String(months));
  } catch {
    // Not stored: the choice is lost with this document.
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

/** The currently chosen term. Null during server rendering, because all visitors share the rendered page. */
export const useChosenTerm = (): number | null => useSyncExternalStore(subscribe, chosenTerm, () => null);
