import { and, asc, eq, gt, ne, or } from 'drizzle-orm';
import { canonicalJson } from '../../../core/canonical-json.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { checkoutQuotes, checkouts } from '../../../db/schema/checkout.ts';
import type { CheckoutRow } from '../../billing/codes/checkout-otp.ts';
import { UNDELIVERED_STATUSES } from '../store-run/reverse-order.ts';
import { isSameQuote } from './adjust-quote-request.ts';
import { viewCheckout } from './checkout-view.ts';
import type { QuoteRow } from './compute-quote.ts';
import type { QuoteRequest } from './quote-context.ts';

/** Locks the customer's row, so that their checkouts run one after the other until the transaction ends. */
export async function lockCustomer(tx: Database, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

const basketKeyOf = ({ items }: QuoteRequest): string => {
  const sums = new Map<string, number>();
  for (const { product_id: id, quantity } of items) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return canonicalJson([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Checkouts of other quotes for the same basket: those that wait for a code, and those placed after this quote was made. */
async function findOtherCheckouts(db: Database, { id, customerId, createdAt, request }: QuoteRow, now: Date) {
  const waits = and(eq(checkouts.status, 'otp_required'), gt(checkouts.expiresAt, now));
  const placedSince = and(eq(checkouts.status, 'placed'), gt(checkouts.placedAt, createdAt));
  const found = await db
    .select({ checkout: checkouts, quote: checkoutQuotes })
    .from(checkouts)
    .innerJoin(checkoutQuotes, eq(checkoutQuotes.id, checkouts.quoteId))
    .where(and(eq(checkouts.customerId, customerId), ne(checkouts.quoteId, id), or(waits, placedSince)))
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id));
  return found.filter((other) => basketKeyOf(other.quote.request) === basketKeyOf(request));
}

/**
 * Throws 409 `already_placed` if the customer placed this basket from another quote after this quote was made, for example in another tab
 * . A checkout whose orders were all canceled, refused or failed does not count.
 */
export async function assertBasketNotPlaced(db: Database, quote: QuoteRow, now: Date): Promise<void> {
  for (const { checkout } of await findOtherCheckouts(db, quote, now)) {
    if (checkout.status !== 'placed') continue;
    const view = await viewCheckout(db, checkout, now);
    const stands = view.orders.some(({ status }) => !UNDELIVERED_STATUSES.some((end) => end === status));
    if (stands) throw new Problem('already_placed', { extras: { checkout: view } });
  }
}

/** A checkout of another quote, for example from another tab, with equal terms, card and comment, whose code is still valid. */
export async function findSameCheckout(
  db: Database,
  quote: QuoteRow,
  asked: Pick<CheckoutRow, 'cardId' | 'comment'>,
  now: Date,
): Promise<CheckoutRow | null> {
  const others = await findOtherCheckouts(db, quote, now);
  const same = others.find(
    (other) =>
      other.checkout.status === 'otp_required' &&
      now < other.checkout.otpExpiresAt &&
      other.checkout.cardId === asked.cardId &&
      other.checkout.comment === asked.comment &&
      canonicalJson(other.quote.request) === canonicalJson(quote.request) &&
      isSameQuote(other.quote.record, quote.record),
  );
  return same?.checkout ?? null;
}
