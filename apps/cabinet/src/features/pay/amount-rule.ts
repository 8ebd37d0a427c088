import type { Failure } from '@muddat/validators';

/** Whole so'm between the bounds that the server set for the order, both allowed (spec 5). An empty field is another rule's business. */
export const amountRule =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown): Failure | null => {
    if (typeof value !== 'number' || Number.isNaN(value)) return null;
    if (value < min) return { code: 'amount-below-min', params: { min } };
    return value > max ? { code: 'amount-above-max', params: { max } } : null;
  };
