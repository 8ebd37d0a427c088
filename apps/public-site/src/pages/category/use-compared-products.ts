import { readStoredValue, tabStorage, writeStoredValue } from '@muddat/app-shell';
import { useEffect, useState } from 'react';
import { MAX_COMPARED } from '../../domain/product/max-compared.ts';

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
  useEffect(() => setCompared(readCompared(category)), [category]);
  const change = (next: ComparedProducts) => {
    setCompared(next);
    writeStoredValue(tabStorage(), KEY, { category, ids: next.ids });
  };
  return {
    ...compared,
    setOn: (isOn) => change({ isOn, ids: [] }),
    choose: (id, isChosen) => change({ isOn: true, ids: withChoice(compared.ids, id, isChosen) }),
  };
}

export function withChoice(ids: readonly string[], id: string, isChosen: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isChosen && others.length < MAX_COMPARED ? [...others, id] : others;
}

const readCompared = (category: string): ComparedProducts =>
  readStoredValue(tabStorage(), KEY, (stored) => parseCompared(stored, category)) ?? NONE;

/** Null for a stored value of another category or format. */
export function parseCompared(stored: unknown, category: string): ComparedProducts | null {
  if (typeof stored !== 'object' || stored === null || !('category' in stored) || !('ids' in stored)) return null;
  if (stored.category !== category || !Array.isArray(stored.ids)) return null;
  const ids = stored.ids.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID_CHARACTERS).slice(0, MAX_COMPARED);
  return ids.length === 0 ? null : { isOn: true, ids };
}
