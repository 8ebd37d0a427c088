import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import type { QuoteItem } from './checkout.types.ts';
import { commonTermsOf } from './common-terms.ts';
import type { CheckedStore, StoreBranch } from './form-state.ts';

/** The stores whose goods are ordered now: all stores of the basket, or the store that the customer has chosen. */
export function storesToOrder(stores: readonly CheckedStore[], onlyStore: string | null): readonly CheckedStore[] {
  const only = stores.filter(({ store }) => store.id === onlyStore);
  return only.length === 0 ? stores : only;
}

/**
 * The lines of the basket that belong to the ordered stores. Goods that are no longer sold belong to no store, so they are included only if
 * all stores are ordered.
 */
export function itemsToOrder(
  items: readonly QuoteItem[],
  stores: readonly CheckedStore[],
  ordered: readonly CheckedStore[],
): readonly QuoteItem[] {
  if (ordered.length === stores.length) return items;
  const ids = new Set(ordered.flatMap((store) => store.items.map(({ product_id }) => product_id)));
  return items.filter(({ product_id }) => ids.has(product_id));
}

/** The draft without choices that are impossible for these goods: a term or branch that is not offered, or pickup from two stores. */
export function removeImpossibleChoices(
  draft: CheckoutDraft,
  stores: readonly CheckedStore[] | undefined,
  branches: readonly StoreBranch[] | undefined,
): CheckoutDraft {
  if (stores === undefined) return draft;
  const isOffered = draft.months === null || commonTermsOf(stores).some(({ months }) => months === draft.months);
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
