import { cashCommission } from '@muddat/schedule';
import type { QuotedOrder, QuoteRecord } from '../../../db/schema/quote-json.ts';
import { computeOffer, type InstallmentTerm } from '../../../domain/order/offer.ts';
import { highestMonthlyAmount } from './highest-monthly-amount.ts';
import { normalizePromoCode } from './promo-rules.ts';
import type { QuoteContext, QuoteRequest, QuoteStore } from './quote-context.ts';
import type { QuoteLine } from './quote-lines.ts';

export type StoreShare = { readonly store: QuoteStore; readonly lines: readonly QuoteLine[]; readonly goods: number };
/** One store's share of a quote before its initial fee is known. */
export type PricedStoreShare = StoreShare & {
  readonly delivery: QuotedOrder['delivery'];
  readonly deliveryPrice: number;
  readonly discount: number;
  readonly bonus: number;
  readonly price: number;
  readonly term: InstallmentTerm | null;
};

/** The record of a quote, which the customer sees and signs. The request has passed all rules. */
export function buildQuoteRecord(
  ask: QuoteRequest,
  priced: readonly PricedStoreShare[],
  fees: readonly number[],
  world: QuoteContext,
): QuoteRecord {
  const cash = ask.order_type === 'full' && ask.cash === true;
  const orders = priced.map(({ store, lines, term, ...part }, index): QuotedOrder => {
    const commission = cash ? cashCommission(part.price, store.cashCommissionBp) : 0;
    const initialFee = fees[index] ?? 0;
    return {
      store: { id: store.id, alias: store.alias, name: store.name, logo: store.logo },
      items: lines.map(({ product: { id, nameRu, nameUz, image, price }, quantity }) => ({
        productId: id,
        nameRu,
        nameUz,
        image,
        price,
        quantity,
      })),
      delivery: part.delivery,
      goods: part.goods,
      discount: part.discount,
      bonus: part.bonus,
      deliveryPrice: part.deliveryPrice,
      commission,
      price: part.price + commission,
      initialFee,
      offer: ask.order_type === 'installment' && term !== null ? computeOffer(part.price, term, world.today, initialFee) : null,
    };
  });
  const price = orders.reduce((sum, order) => sum + order.price, 0);
  const financed = orders.reduce((sum, { offer }) => sum + (offer?.total ?? 0), 0);
  const added = orders.flatMap(({ offer }) => offer?.schedule ?? []).map(({ due_date, amount }) => ({ dueDate: due_date, amount }));
  const { limit, dueAmounts, today, offerVersion } = world;
  const full = cash ? 0 : price;
  return {
    orderType: ask.order_type === 'installment' ? 'installment' : 'full',
    cash,
    promoCode: normalizePromoCode(ask.promo_code ?? '') || null,
    orders,
    toPayNow: ask.order_type === 'installment' ? fees.reduce((sum, fee) => sum + fee, 0) : full,
    limitBefore: limit.available,
    limitAfter: limit.available - financed,
    monthlyBefore: highestMonthlyAmount(dueAmounts, today),
    monthlyAfter: highestMonthlyAmount([...dueAmounts, ...added], today),
    offerVersion,
    asOf: today,
  };
}
