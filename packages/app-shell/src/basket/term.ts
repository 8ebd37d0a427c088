import { useSyncExternalStore } from 'react';
import { TERM_KEY } from './basket-key.ts';
import { browserStorage } from './device-basket.ts';

/** 1 to 36, as the checkout takes them. */
const MONTHS = /^(?:[1-9]|[12]\d|3[0-6])$/;

const listeners = new Set<() => void>();
/** Where the storage is forbidden or full, the choice lives as long as the document. */
let unkept: number | null = null;

/** The term in months that was chosen on this device, for the basket as a whole; null while none was. */
export function chosenTerm(): number | null {
  try {
    const text = browserStorage()?.getItem(TERM_KEY) ?? null;
    return text !== null && MONTHS.test(text) ? Number(text) : unkept;
  } catch {
    return unkept;
  }
}

/** Keeps a term that the customer has pressed, never one that was proposed (consumer law: nothing is chosen beforehand). Null forgets it. */
export function chooseTerm(months: number | null): void {
  unkept = months;
  try {
    if (months === null) browserStorage()?.removeItem(TERM_KEY);
    else browserStorage()?.setItem(TERM_KEY, String(months));
  } catch {
    // It lives as long as this document.
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

/** The chosen term as it is now; none in what a server draws, since that is drawn for everybody. */
export const useChosenTerm = (): number | null => useSyncExternalStore(subscribe, chosenTerm, () => null);
