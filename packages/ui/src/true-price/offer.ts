import { buildSchedule, type CalendarDate, yearlyRatePercent } from '@muddat/schedule';

/**
 * A purchase in instalments as the backend offers it: the `Offer` of the installment contract (also the response of `getQuote`) with the
 * same field names, so that a response needs no conversion. Money in whole so'm, dates 'YYYY-MM-DD' in Tashkent.
 */
export interface Offer {
  months: number;
  /** Mark-up for the term, whole basis points: 2 700 is 27 %. */
  markup_bp: number;
  /** Cash price. */
  price: number;
  /** Paid before the first instalment; 0 if there is no fee. */
  initial_fee: number;
  /** price - initial_fee */
  financed: number;
  markup: number;
  /** Sum of the instalments; the initial fee is not in it. */
  total: number;
  /** initial_fee + total */
  to_pay: number;
  monthly_payment: number;
  /** Number of instalments, at most `months`. */
  payments: number;
  /** Effective yearly rate in percent, to one decimal. */
  yearly_rate: number;
  schedule: readonly { readonly number: number; readonly due_date: CalendarDate; readonly amount: number }[];
}

/** All figures of an offer except its schedule, in the order in which differences are reported. */
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
  confirmedOn: CalendarDate;
}

/**
 * The offer that package schedule calculates from its terms. A calculator shows it, and a backend's offer is compared with it. Throws
 * RangeError for terms that allow no offer.
 */
export function calculateOffer({ price, initialFee, markupBp, months, confirmedOn }: OfferTerms): Offer {
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
