import { buildSchedule, yearlyRatePercent } from '@muddat/schedule';

/** A purchase that many people know, for the example. */
export const EXAMPLE_PRICE_SOM = 3_000_000;

/** What one term of a store costs, shown on a purchase of EXAMPLE_PRICE_SOM without an initial fee. */
export interface StoreTerm {
  months: number;
  /** Percent of what is financed, 27. */
  markupPercent: number;
  /** Whole so'm, all three. */
  markup: number;
  monthly: number;
  total: number;
  payments: number;
  /** Effective yearly rate in percent with one decimal. */
  yearlyRate: number;
}

/** The terms of a store by domain's arithmetic, as if they were confirmed today. */
export function storeTerms(terms: readonly { months: number; markup_bp: number }[], today: string): StoreTerm[] {
  return terms.map(({ months, markup_bp: markupBp }) => {
    const schedule = buildSchedule({ price: EXAMPLE_PRICE_SOM, initialFee: 0, markupBp, months, confirmedOn: today });
    const { financed, payments } = schedule;
    return {
      months,
      markupPercent: markupBp / 100,
      markup: schedule.markup,
      monthly: schedule.monthly,
      total: schedule.total,
      payments: schedule.count,
      yearlyRate: yearlyRatePercent({ financed, confirmedOn: today, payments }),
    };
  });
}
