import { readStored, type ValueStorage, writeStored } from '@muddat/app-shell';
import * as v from 'valibot';

/** Where somebody was in a list: its first row in sight, and how far below the top of the screen that begins; px. */
export type ListPlace = { index: number; top: number; focused?: number | undefined };

const KEPT_AS = 'muddat.orders-place';
/** Pages of one tab's history that a place is kept of. */
const KEPT = 20;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const keptSchema = v.array(
  v.object({
    key: v.string(),
    place: v.object({ index: whole, top: v.pipe(v.number(), v.finite()), focused: v.optional(whole) }),
  }),
);

/** Null where the storage is forbidden: a list then begins at its head. */
type Store = Pick<ValueStorage, 'getItem' | 'setItem'> | null;

const readAll = (store: Store) =>
  readStored(store, KEPT_AS, (stored) => {
    const kept = v.safeParse(keptSchema, stored);
    return kept.success ? kept.output : null;
  }) ?? [];

/** The place of a page of this tab's history; null where none was kept. */
export const placeOf = (store: Store, key: string): ListPlace | null => readAll(store).find((one) => one.key === key)?.place ?? null;

export function keepPlace(store: Store, key: string, place: ListPlace): void {
  const others = readAll(store).filter((one) => one.key !== key);
  writeStored(store, KEPT_AS, [{ key, place }, ...others].slice(0, KEPT));
}
