import { type CalendarDate, planWithFee } from '@muddat/schedule';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import type { Quote, QuotedOrder } from './checkout.types.ts';
import { commonTermsOf, exampleTermOf } from './common-terms.ts';
import type { CheckedStore, CheckoutQuoteState } from './form-state.ts';

/** What the checkout shows in its sums: the plan of the basket at first, and the quote of the server once it exists. */
export type CheckoutSummary = {
  /** The payments of all orders together; null for a full purchase, or if the stores have no term in common. */
  readonly monthly: { readonly amount: number; readonly payments: number; readonly firstDate: CalendarDate | null } | null;
  /** Whether the whole price is paid at once. Without it and without `monthly` the stores have no term in common. */
  readonly isFull: boolean;
  /** Whether the customer has not chosen the term, so that the payments are an example. */
  readonly isExample: boolean;
  readonly goods: number;
  readonly discount: number;
  readonly bonus: number;
  /** Null while it is not known: the delivery is added later. */
  readonly delivery: number | null;
  readonly commission: number;
  readonly markup: number;
  /** Everything that is paid, with initial fee and mark-up. */
  readonly toPay: number;
  /** The sum to pay on the day of the order, whole so'm; null until there is a quote. */
  readonly toPayNow: number | null;
  readonly orders: readonly SummaryOrder[];
};

/** One order of the summary: the goods of one store. */
export type SummaryOrder = { readonly id: string; readonly name: string; readonly price: number; readonly offer: QuotedOrder['offer'] };

type Shown = {
  quote: CheckoutQuoteState;
  ordered: readonly CheckedStore[];
  draft: CheckoutDraft;
  /** The server's date, from which payments are counted. */
  today: CalendarDate | undefined;
};

/** The quote that is on show, else the plan of the basket. A refused quote says nothing about the current draft. */
export function checkoutSummaryOf({ quote, ordered, draft, today }: Shown): CheckoutSummary {
  const shown = quote.kind === 'none' || quote.kind === 'refused' ? null : quote.quote;
  return shown === null ? withChosenFee(summaryOfPlan(ordered, draft), draft.initialFee, today) : summaryOfQuote(shown);
}

function summaryOfQuote(quote: Quote): CheckoutSummary {
  const offers = quote.orders.flatMap(({ offer }) => offer ?? []);
  const markup = sumOf(offers.map((offer) => offer.markup));
  return {
    monthly:
      offers.length === 0
        ? null
        : {
            amount: sumOf(offers.map(({ monthly_payment }) => monthly_payment)),
            payments: Math.max(...offers.map(({ payments }) => payments)),
            firstDate: offers[0]?.schedule[0]?.due_date ?? null,
          },
    isFull: offers.length === 0,
    isExample: false,
    goods: quote.goods,
    discount: quote.discount,
    bonus: quote.bonus,
    delivery: quote.delivery_price,
    commission: quote.commission,
    markup,
    toPay: quote.price + markup,
    toPayNow: quote.to_pay_now,
    orders: quote.orders.map(({ store, price, offer }) => ({ id: store.id, name: store.name, price, offer })),
  };
}

/** A plan with the initial fee that the customer has chosen. A fee that is impossible is left out: the quote will refuse it. */
function withChosenFee(plan: CheckoutSummary, fee: number | null, today: CalendarDate | undefined): CheckoutSummary {
  const offers = plan.orders.flatMap(({ offer }) => offer ?? []);
  if (plan.monthly === null || fee === null || Number.isNaN(fee) || fee === 0 || today === undefined || offers.length === 0) return plan;
  const orders = offers.map(({ price, markup_bp: markupBp, months }) => ({ price, markupBp, months }));
  const paid = planWithFee(orders, fee, today);
  if (paid === null) return plan;
  const { monthly: amount, payments, firstDate, markup, total } = paid;
  const withoutOffers = plan.orders.map((order) => ({ ...order, offer: null }));
  return { ...plan, monthly: { amount, payments, firstDate }, markup, toPay: fee + total, toPayNow: fee, orders: withoutOffers };
}

/** The sums of the basket, without initial fee, discounts and delivery. */
function summaryOfPlan(stores: readonly CheckedStore[], { orderType, months, kind }: CheckoutDraft): CheckoutSummary {
  const terms = orderType === 'full' ? [] : commonTermsOf(stores);
  const chosen = terms.find((term) => term.months === months) ?? null;
  const term = chosen ?? exampleTermOf(terms);
  const goods = sumOf(stores.map(({ goods_total }) => goods_total));
  return {
    monthly: term === null ? null : { amount: term.monthly, payments: term.payments, firstDate: term.firstDate },
    isFull: orderType === 'full',
    isExample: term !== null && chosen === null,
    goods,
    discount: 0,
    bonus: 0,
    delivery: kind === 'pickup' ? 0 : null,
    commission: 0,
    markup: term?.markup ?? 0,
    toPay: term?.toPay ?? goods,
    toPayNow: null,
    orders: stores.map(({ store, goods_total, offers }) => ({
      id: store.id,
      name: store.name,
      price: goods_total,
      offer: offers.find((offer) => offer.months === term?.months) ?? null,
    })),
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
