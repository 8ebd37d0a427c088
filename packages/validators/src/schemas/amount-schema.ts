import * as v from 'valibot';
import { type AmountBounds, amountWithin } from '../rules/numbers.ts';
import { ruleAction, typeMessage } from './schema-helpers.ts';

/** An amount field returns NaN for a text that is not an amount. */
const amountKindSchema = v.number((issue) => (Number.isNaN(issue.input) ? 'amount-format' : typeMessage(issue)));

/** Whole so'm between the bounds of the order or the payment system, both allowed. */
export const amountSchema = (bounds: AmountBounds) =>
  v.pipe(
    amountKindSchema,
    ruleAction((amount: number) => amountWithin(amount, bounds)),
  );
