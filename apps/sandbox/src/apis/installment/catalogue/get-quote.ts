import { largestInitialFee, PAYMENT_MIN_SOM } from '@muddat/schedule';
import { asc, eq } from 'drizzle-orm';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { operation } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { stores, storeTerms } from '../../../db/schema/catalogue.ts';
import { computeOffer, type InstallmentTerm } from '../../../domain/order/offer.ts';
import { areFeesPayable } from '../checkout/quote-fees.ts';

/** spec gap: bounds of the price in so'm. A store sells nothing dearer; a smaller sum gives no useful schedule. */
const AMOUNT_MIN_SOM = 1_000;
const AMOUNT_MAX_SOM = 100_000_000;

export const getQuote = operation('installment', 'getQuote', async ({ ctx, query }) => {
  const { store_id: storeId, amount, months, initial_fee: initialFee = 0 } = query;
  const [store] = await ctx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (store === undefined) throw new Problem('not_found');
  const terms = await ctx.db.select().from(storeTerms).where(eq(storeTerms.storeId, storeId)).orderBy(asc(storeTerms.months));
  const verdict = evaluateTermRequest({ amount, months, initialFee }, terms);
  if (verdict.kind === 'refused') {
    const extras = verdict.fields['initial_fee'] === undefined ? {} : feeBounds({ amount, initialFee });
    throw new Problem('validation_failed', { fields: verdict.fields, extras });
  }
  const today = ctx.clock.today();
  return { status: 200, body: { data: computeOffer(amount, verdict.term, today, initialFee), as_of: today } };
});

/** The largest fee, and the smallest one if the fee was too small: a card pays no less than PAYMENT_MIN_SOM. */
function feeBounds({ amount, initialFee }: Pick<TermRequest, 'amount' | 'initialFee'>) {
  const max = largestInitialFee(amount);
  const isTooSmall = max > 0 && !areFeesPayable([initialFee]);
  return { ...(isTooSmall ? { initial_fee_min: PAYMENT_MIN_SOM } : {}), initial_fee_max: max };
}

type TermRequest = { readonly amount: number; readonly months: number; readonly initialFee: number };
type TermVerdict =
  | { readonly kind: 'term'; readonly term: InstallmentTerm }
  | { readonly kind: 'refused'; readonly fields: FieldErrorCodes };

/** Finds the store's term of this many months, or an error code for each value out of range. */
function evaluateTermRequest({ amount, months, initialFee }: TermRequest, terms: readonly InstallmentTerm[]): TermVerdict {
  const term = terms.find((one) => one.months === months);
  const fields: FieldErrorCodes = {
    ...(amount < AMOUNT_MIN_SOM || amount > AMOUNT_MAX_SOM ? { amount: 'out_of_range' } : {}),
    ...(!areFeesPayable([initialFee]) || initialFee > largestInitialFee(amount) ? { initial_fee: 'out_of_range' } : {}),
    ...(term === undefined ? { months: 'out_of_range' } : {}),
  };
  return term === undefined || Object.keys(fields).length > 0 ? { kind: 'refused', fields } : { kind: 'term', term };
}
