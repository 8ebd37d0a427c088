import * as v from 'valibot';
import { type AmountBounds, amountWithin } from '../rules/amount-within.ts';
import { numberSchema, ruled } from './pieces.ts';

/** Whole so'm between the bounds of the order or the payment system, both allowed (spec 5: the amount's bounds). */
export const amountSchema = (bounds: AmountBounds) =>
  v.pipe(
    numberSchema,
    ruled((amount: number) => amountWithin(amount, bounds)),
  );
