import { readStoredValue, tabStorage, writeStoredValue } from '@muddat/app-shell';
import { useEffect, useLayoutEffect, useState } from 'react';

/** Products of one comparison: four columns fit next to the names of the rows. */
export const MAX_COMPARED = 4;
const KEY = 'muddat.compared';
const MAX_ID_CHARACTERS = 64;

/** The products of a category that are chosen for a comparison. `isOn`: the list has its checkboxes. */
export interface ComparedProducts {
  isOn: boolean;
  ids: readonly string[];
}

const NONE: ComparedProducts = { isOn: false, ids: [] };

export interface ComparedProductsState extends ComparedProducts {
  /** Shows or hides the checkboxes. Hiding them clears the choice. */
  setOn: (isOn: boolean) => void;
  /** Adds or removes a product. Adds none beyond MAX_COMPARED. */
  choose: (id: string, isChosen: boolean) => void;
}

/** The choice is kept in this tab, so that the next page of the list, a product and the way back keep it. A category has its own. */
export function useComparedProducts(category: string): ComparedProductsState {
  const [compared, setCompared] = useState(NONE);
  // Before the presses of the time before hydration are repeated: they add to what is stored.
  useLayoutEffect(() => setCompared(readCompared(category)), [category]);
  useEffect(() => {
    if (compared !== NONE) writeStoredValue(tabStorage(), KEY, { category, ids: compared.ids });
  }, [category, compared]);
  return {
    ...compared,
    setOn: (isOn) => setCompared(({ ids }) => ({ isOn, ids: isOn ? ids : [] })),
    choose: (id, isChosen) => setCompared(({ ids }) => ({ isOn: true, ids: withChoice(ids, id, isChosen) })),
  };
}

export function withChoice(ids: readonly string[], id: string, isChosen: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isChosen && others.length < MAX_COMPARED ? [...others, id] : others;
}

const readCompared = (category: string): ComparedProducts => {
  const stored = readStoredValue(tabStorage(), KEY, parseCompared);
  return stored?.category === category && stored.ids.length > 0 ? { isOn: true, ids: stored.ids } : NONE;
};

/** The comparison of these products leaves the others out of the kept choice. A comparison of other products, from a link, keeps it. */
export function keepCompared(ids: readonly string[]): void {
  const stored = readStoredValue(tabStorage(), KEY, parseCompared);
  if (stored !== null && ids.every((id) => stored.ids.includes(id))) writeStoredValue(tabStorage(), KEY, { ...stored, ids });
}

/** Null for a stored value of another format. */
export function parseCompared(stored: unknown): { category: string; ids: readonly string[] } | null {
  if (typeof stored !== 'object' || stored === null || !('category' in stored) || !('ids' in stored)) return null;
  const { category, ids } = stored;
  if (typeof category !== 'string' || !Array.isArray(ids)) return null;
  return {
    category,
    ids: ids.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID_CHARACTERS).slice(0, MAX_COMPARED),
  };
}
