import * as v from 'valibot';
import { fail } from '../failure.ts';
import { numberSchema, ruled } from './pieces.ts';

/** Whole so'm between the bounds of the order or the payment system, both allowed (spec 5: the amount's bounds). */
export const amountSchema = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(
    numberSchema,
    ruled((amount) => {
      if (!Number.isSafeInteger(amount)) return fail('number');
      if (amount < min) return fail('amount-below-min', { min });
      return amount > max ? fail('amount-above-max', { max }) : null;
    }),
  );
