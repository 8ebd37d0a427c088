import { formatNumber } from '@muddat/i18n';
import { buildSchedule, type CalendarDate, yearlyRatePercent } from '@muddat/schedule';

/** Price of the example that shows what a purchase in installments costs. */
export const EXAMPLE_PRICE_SOM = 3_000_000;

/** Cost of one term of a store: EXAMPLE_PRICE_SOM without an initial fee. */
export interface StoreTermCost {
  months: number;
  /** Percent of the financed sum, for example 27. */
  markupPercent: number;
  /** `markup`, `monthly` and `total` are whole so'm. */
  markup: number;
  monthly: number;
  total: number;
  payments: number;
  /** Effective yearly rate in percent with one decimal. */
  yearlyRate: number;
}

/** Costs of a store's terms, calculated as if confirmed today. */
export function storeTermCosts(terms: readonly { months: number; markup_bp: number }[], today: CalendarDate): StoreTermCost[] {
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

/** The least and the greatest of several numbers, «7–52», or the number that they all are. */
export function rangeText(numbers: readonly number[]): string {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)].map(formatNumber);
  return least === greatest ? `${least}` : `${least}–${greatest}`;
}
