import { buildSchedule, type CalendarDate, yearlyRatePercent } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';

type Offer = installment.components['schemas']['Offer'];
type FromMonthly = installment.components['schemas']['FromMonthly'];
export type InstallmentTerm = { readonly months: number; readonly markupBp: number };

/** The true price of an installment if it were confirmed today. Throws RangeError for a fee that leaves nothing to finance. */
export function computeOffer(price: number, { months, markupBp }: InstallmentTerm, today: CalendarDate, initialFee = 0): Offer {
  const { financed, markup, total, monthly, count, payments } = buildSchedule({ price, initialFee, months, markupBp, confirmedOn: today });
  return {
    months,
    markup_bp: markupBp,
    price,
    initial_fee: initialFee,
    financed,
    markup,
    total,
    to_pay: initialFee + total,
    monthly_payment: monthly,
    payments: count,
    yearly_rate: yearlyRatePercent({ financed, confirmedOn: today, payments }),
    schedule: payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })),
  };
}

/**
 * The term of a list of products: the longest that all their stores offer, in months, so that monthly payments in the list can be
 * compared. Stores without terms do not count. Undefined if the stores have no term in common.
 */
export function commonTerm(stores: Iterable<readonly InstallmentTerm[]>): number | undefined {
  const [first, ...others] = [...stores].filter((terms) => terms.length > 0).map((terms) => new Set(terms.map(({ months }) => months)));
  const shared = [...(first ?? [])].filter((months) => others.every((terms) => terms.has(months)));
  return shared.length === 0 ? undefined : Math.max(...shared);
}

/**
 * The monthly sum on a product card, for the whole price: with the requested term, or else the longest. Null if the store does not offer
 * the term.
 */
export function productMonthlyPayment(
  price: number,
  terms: readonly InstallmentTerm[],
  today: CalendarDate,
  asked?: number,
): FromMonthly | null {
  const fitting = asked === undefined ? terms : terms.filter((term) => term.months === asked);
  const longest = fitting.toSorted((a, b) => a.months - b.months).at(-1);
  if (longest === undefined || price < 1) return null;
  const { months, monthly_payment, payments, total, markup, markup_bp, yearly_rate } = computeOffer(price, longest, today);
  return { months, monthly_payment, payments, total, markup, markup_bp, yearly_rate };
}
