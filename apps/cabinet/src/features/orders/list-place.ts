import * as v from 'valibot';

/** Where somebody was in a list: its first row in sight, and how far below the top of the screen that begins; px. */
export type ListPlace = { index: number; top: number; focused?: number | undefined };

const KEPT_AS = 'muddat.orders-place';
/** Pages of one tab's history that a place is kept of. */
const KEPT = 20;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      key: v.string(),
      place: v.object({ index: whole, top: v.pipe(v.number(), v.finite()), focused: v.optional(whole) }),
    }),
  ),
);

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function readAll(store: () => Store) {
  try {
    const kept = v.safeParse(keptSchema, store().getItem(KEPT_AS));
    return kept.success ? kept.output : [];
  } catch {
    // The storage is forbidden: a list begins at its head.
    return [];
  }
}

/** The place of a page of this tab's history; null where none was kept. */
export const placeOf = (store: () => Store, key: string): ListPlace | null => readAll(store).find((one) => one.key === key)?.place ?? null;

export function keepPlace(store: () => Store, key: string, place: ListPlace): void {
  const others = readAll(store).filter((one) => one.key !== key);
  try {
    store().setItem(KEPT_AS, JSON.stringify([{ key, place }, ...others].slice(0, KEPT)));
  } catch {
    // A list that is come back to begins at its head.
  }
}
