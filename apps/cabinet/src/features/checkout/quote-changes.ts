import type { Quote } from './checkout.types.ts';

/** One change of the quote since the customer accepted it. Amounts in so'm. */
export type QuoteChange =
  | { what: 'item'; name: string; before: number; after: number }
  | { what: 'item-gone'; name: string }
  | { what: 'offer' }
  | { what: 'discount' | 'delivery' | 'price' | 'to-pay' | 'monthly' | 'limit'; before: number; after: number };

const monthlyOf = (quote: Quote): number => quote.orders.reduce((sum, { offer }) => sum + (offer?.monthly_payment ?? 0), 0);

/** The changes between the accepted quote and the current one, as lines to show; empty if only the id differs. */
export function quoteChanges(before: Quote, after: Quote): QuoteChange[] {
  const now = new Map(after.orders.flatMap(({ items }) => items).map((item) => [item.product_id, item]));
  const items = before.orders
    .flatMap((order) => order.items)
    .flatMap((item): QuoteChange[] => {
      const present = now.get(item.product_id);
      if (present === undefined) return [{ what: 'item-gone', name: item.name }];
      return present.price === item.price ? [] : [{ what: 'item', name: item.name, before: item.price, after: present.price }];
    });
  const sums = [
    ['discount', before.discount, after.discount],
    ['delivery', before.delivery_price, after.delivery_price],
    ['price', before.price, after.price],
    ['to-pay', before.to_pay_now, after.to_pay_now],
    ['monthly', monthlyOf(before), monthlyOf(after)],
    ['limit', before.limit_before, after.limit_before],
  ] as const;
  const offer: QuoteChange[] = before.offer_version === after.offer_version ? [] : [{ what: 'offer' }];
  return [...items, ...offer, ...sums.flatMap(([what, was, is]) => (was === is ? [] : [{ what, before: was, after: is }]))];
}
