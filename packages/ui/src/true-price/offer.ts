import { buildSchedule, yearlyRatePercent } from '@muddat/schedule';

/**
 * A purchase in parts as the backend offers it: the `Offer` and `Quote` of the installment contract, field by field under the same names, so that
 * an answer is shown as it came. Money in whole so'm, dates 'YYYY-MM-DD' in Tashkent.
 */
export interface Offer {
  months: number;
  /** Mark-up for the term, whole basis points: 2 700 is 27 %. */
  markup_bp: number;
  /** When paid at once. */
  price: number;
  /** Paid at once, 0 when nothing is. */
  initial_fee: number;
  /** price - initial_fee */
  financed: number;
  markup: number;
  /** Sum of the instalments; the initial fee is not in it. */
  total: number;
  /** initial_fee + total */
  to_pay: number;
  monthly_payment: number;
  /** How many instalments there are: at most `months`. */
  payments: number;
  /** Effective yearly rate in percent, to one decimal. */
  yearly_rate: number;
  schedule: readonly { readonly number: number; readonly due_date: string; readonly amount: number }[];
}

/** Every figure of an offer but its schedule, in the order in which they are told. */
export const OFFER_FIGURES = [
  'months',
  'markup_bp',
  'price',
  'initial_fee',
  'financed',
  'markup',
  'total',
  'to_pay',
  'monthly_payment',
  'payments',
  'yearly_rate',
] as const satisfies readonly (keyof Offer)[];

export interface OfferTerms {
  /** Whole so'm. */
  price: number;
  /** Whole so'm, below the price. */
  initialFee: number;
  /** Whole basis points. */
  markupBp: number;
  months: number;
  /** Day of the confirmation, 'YYYY-MM-DD': the first payment is a month later. */
  confirmedOn: string;
}

/** The offer that package schedule makes of its terms: what a calculator shows, and what a backend's offer is held against. RangeError for terms that make none. */
export function offerOf({ price, initialFee, markupBp, months, confirmedOn }: OfferTerms): Offer {
  const { financed, markup, total, monthly, count, payments } = buildSchedule({ price, initialFee, markupBp, months, confirmedOn });
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
    yearly_rate: yearlyRatePercent({ financed, confirmedOn, payments }),
    schedule: payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })),
  };
}
