import { MONTHLY_STEP_SOM } from './constants.ts';

/**
 * A sum in at most `parts` instalments: each the same, rounded up to 1 000 so'm, the last what is left, so between 1 and the others; exact in all.
 * Small sums need fewer parts. Nothing to pay is no instalment.
 */
export function splitIntoInstalments(total: number, parts: number): { monthly: number; amounts: number[] } {
  // Exact in doubles' whole range only by bigint: the quotient of two large numbers may round across a step.
  const step = BigInt(parts) * BigInt(MONTHLY_STEP_SOM);
  const monthly = Number((BigInt(total) + step - 1n) / step) * MONTHLY_STEP_SOM;
  const amounts: number[] = [];
  for (let left = total; left > 0; left -= monthly) amounts.push(Math.min(monthly, left));
  return { monthly, amounts };
}
