import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import type { QuoteItem } from './checkout.types.ts';
import type { CheckedStore } from './form-state.ts';

/** The ordered goods and their price as a text: two baskets with equal keys are the same purchase. */
export function basketKeyOf(items: readonly QuoteItem[], ordered: readonly CheckedStore[]): string {
  const goods = items.map(({ product_id, quantity }) => `${product_id}x${quantity}`).sort();
  return [...goods, ordered.reduce((sum, { goods_total }) => sum + goods_total, 0)].join(' ');
}

/**
 * The draft without an initial fee that was chosen for other goods or prices. A fee that the customer chose in the basket names no basket
 * until this one is known. `basketKey`: null until then.
 */
export function removeFeeOfOtherBasket(draft: CheckoutDraft, basketKey: string | null): CheckoutDraft {
  const isOther = basketKey !== null && draft.feeBasket !== null && draft.feeBasket !== basketKey;
  return isOther ? { ...draft, initialFee: null } : draft;
}
