import { fail, type RuleResult } from '../failure.ts';
import { isEmpty } from './empty.ts';

export type AmountBounds = { readonly min: number; readonly max: number };

/**
 * Whole so'm between the bounds, both allowed. `amount-below-min` and `amount-above-max` stand for the specification's sentences 'Сумма платежа меньше допустимой'
 * and 'больше допустимой' (spec 5).
 */
export function amountWithin(value: unknown, { min, max }: AmountBounds): RuleResult {
  if (isEmpty(value)) return null;
  if (!Number.isSafeInteger(value)) return fail('number');
  if (Number(value) < min) return fail('amount-below-min', { min });
  return Number(value) > max ? fail('amount-above-max', { max }) : null;
}
