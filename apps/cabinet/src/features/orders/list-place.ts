import { readStored, type ValueStorage, writeStored } from '@muddat/app-shell';
import * as v from 'valibot';

/**
 * Position in a list. `index`: the first visible row; `top`: its distance from the top of the screen in px; `focused`: the row with the
 * focus.
 */
export type ListPlace = { index: number; top: number; focused?: number | undefined };

const KEPT_AS = 'muddat.orders-place';
/** Maximum number of history entries whose position is stored. */
const KEPT = 20;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const keptSchema = v.array(
  v.object({
    key: v.string(),
    place: v.object({ index: whole, top: v.pipe(v.number(), v.finite()), focused: v.optional(whole) }),
  }),
);

/** Null if storage is blocked: the list then starts at its top. */
type Store = Pick<ValueStorage, 'getItem' | 'setItem'> | null;

const readAll = (store: Store) =>
  readStored(store, KEPT_AS, (stored) => {
    const kept = v.safeParse(keptSchema, stored);
    return kept.success ? kept.output : null;
  }) ?? [];

/** Stored position for a history entry of this tab; null if there is none. */
export const placeOf = (store: Store, key: string): ListPlace | null => readAll(store).find((one) => one.key === key)?.place ?? null;

export function keepPlace(store: Store, key: string, place: ListPlace): void {
  const others = readAll(store).filter((one) => one.key !== key);
  writeStored(store, KEPT_AS, [{ key, place }, ...others].slice(0, KEPT));
}
