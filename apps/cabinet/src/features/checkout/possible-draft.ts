import type { Draft } from '../../domain/checkout/draft.ts';
import type { BoughtItem } from './checkout.types.ts';
import type { Branch, CheckedStore } from './form-state.ts';
import { termsOf } from './terms.ts';

/** The stores whose goods are ordered now: all stores of the basket, or the store that the customer has chosen. */
export function orderedStores(stores: readonly CheckedStore[], onlyStore: string | null): readonly CheckedStore[] {
  const only = stores.filter(({ store }) => store.id === onlyStore);
  return only.length === 0 ? stores : only;
}

/**
 * The lines of the basket that belong to the ordered stores. Goods that are no longer sold belong to no store, so they are included only if
 * all stores are ordered.
 */
export function orderedItems(
  items: readonly BoughtItem[],
  stores: readonly CheckedStore[],
  ordered: readonly CheckedStore[],
): readonly BoughtItem[] {
  if (ordered.length === stores.length) return items;
  const ids = new Set(ordered.flatMap((store) => store.items.map(({ product_id }) => product_id)));
  return items.filter(({ product_id }) => ids.has(product_id));
}

/** The draft without choices that are impossible for these goods: a term or branch that is not offered, or pickup from two stores. */
export function possibleDraft(draft: Draft, stores: readonly CheckedStore[] | undefined, branches: readonly Branch[] | undefined): Draft {
  if (stores === undefined) return draft;
  const isOffered = draft.months === null || termsOf(stores).some(({ months }) => months === draft.months);
  const isThere = draft.addressId === null || branches === undefined || branches.some(({ id }) => id === draft.addressId);
  const isOnePickup = draft.kind !== 'pickup' || stores.length <= 1;
  if (isOffered && isThere && isOnePickup) return draft;
  return {
    ...draft,
    months: isOffered ? draft.months : null,
    addressId: isThere ? draft.addressId : null,
    kind: isOnePickup ? draft.kind : null,
  };
}
