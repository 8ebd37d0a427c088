import { type CalendarDate, daysBetween } from './calendar.ts';
import { assertInteger } from './integers.ts';

export type CreditFlow = {
  readonly financed: number;
  readonly confirmedOn: CalendarDate;
  readonly payments: readonly { readonly dueDate: CalendarDate; readonly amount: number }[];
};

const YEAR_DAYS = 365;
const HALVINGS = 200;

/**
 * The effective yearly rate i as a fraction (0.413 is 41.3 %), with financed = sum of a_k / (1 + i)^(t_k / 365), t_k days from confirmation:
 * the annual percentage rate of EU Directive 2023/2225, annex. Negative when less is paid than was financed. RangeError for a payment on or before
 * the day of confirmation, for no payments, and when no rate is finite.
 */
export function yearlyRate({ financed, confirmedOn, payments }: CreditFlow): number {
  assertInteger('financed', financed, 1);
  if (payments.length === 0) throw new RangeError('payments must not be empty');
  const flow = payments.map(({ dueDate, amount }) => ({
    amount: assertInteger('amount', amount, 1),
    years: assertInteger('days to dueDate', daysBetween(confirmedOn, dueDate), 1) / YEAR_DAYS,
  }));
  // In x = ln(1 + i) the present value falls strictly from infinity to 0, so one root lies between two bounds and halving cannot miss it.
  const excess = (x: number): number => flow.reduce((value, { amount, years }) => value + amount * Math.exp(-x * years), -financed);
  let low = -1;
  let high = 1;
  while (excess(low) < 0) low *= 2;
  while (excess(high) > 0) high *= 2;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    // No number lies between the two any more: after some 55 turns.
    if (middle === low || middle === high) break;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  const rate = Math.expm1((low + high) / 2);
  if (!Number.isFinite(rate)) throw new RangeError('No finite yearly rate fits these payments');
  return rate;
}

/** The yearly rate as it is shown: percent with one decimal, 41.3. */
export function yearlyRatePercent(flow: CreditFlow): number {
  return Math.round(yearlyRate(flow) * 1_000) / 10 + 0;
}
