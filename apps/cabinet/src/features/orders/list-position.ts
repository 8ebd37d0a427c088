import { readStoredValue, type ValueStorage, writeStoredValue } from '@muddat/app-shell';
import * as v from 'valibot';

/**
 * Position in a list. `index`: the first visible row; `top`: its distance from the top of the screen in px; `focused`: the row with the
 * focus.
 */
export type ListPosition = { index: number; top: number; focused?: number | undefined };

const STORAGE_KEY = 'muddat.orders-place';
/** Maximum number of history entries whose position is stored. */
const MAX_STORED_POSITIONS = 20;

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));
const positionsSchema = v.array(
  v.object({
    key: v.string(),
    place: v.object({ index: nonNegativeInteger, top: v.pipe(v.number(), v.finite()), focused: v.optional(nonNegativeInteger) }),
  }),
);

/** Null if storage is blocked: the list then starts at its top. */
type Store = Pick<ValueStorage, 'getItem' | 'setItem'> | null;

const readAll = (store: Store) =>
  readStoredValue(store, STORAGE_KEY, (stored) => {
    const kept = v.safeParse(positionsSchema, stored);
    return kept.success ? kept.output : null;
  }) ?? [];

/** Stored position for a history entry of this tab; null if there is none. */
export const readListPosition = (store: Store, key: string): ListPosition | null =>
  readAll(store).find((one) => one.key === key)?.place ?? null;

export function saveListPosition(store: Store, key: string, place: ListPosition): void {
  const others = readAll(store).filter((one) => one.key !== key);
  writeStoredValue(store, STORAGE_KEY, [{ key, place }, ...others].slice(0, MAX_STORED_POSITIONS));
}
