import { eq } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { customers } from '../../../db/schema/auth.ts';
import { payments } from '../../../db/schema/billing.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import { writePaymentNotification } from '../payment/write-payment-notification.ts';
import { changeBalance, lockBalance, spendFromBalance } from './balance.ts';

/** How a credit is split: the sum that becomes available, the sum that settles the claim, and what remains of the claim. */
type Credit = { readonly available: number; readonly settled: number; readonly left: number };

/** Splits a credit, which settles the claim first. */
export function splitCredit(amount: number, claimed: number): Credit {
  const settled = Math.min(amount, claimed);
  return { available: amount - settled, settled, left: claimed - settled };
}

/** Ledger amounts of a credit: we owe the customer more (`balance`), the customer owes us less (`claim`). */
export const creditLedgerAmounts = ({ available, settled }: Pick<Credit, 'available' | 'settled'>) => ({
  balance: -available,
  claim: -settled,
});

/** The sum that the customer owes, with the balance locked against changes. */
export const lockClaim = async (tx: Database, customerId: string): Promise<number> => (await lockBalance(tx, customerId)).claimed;

type IncomingCredit = { readonly customerId: string; readonly amount: number; readonly at: Date; readonly held?: number };

/**
 * Credits the balance. Returns the split, for the posting, and the writes. `held`: the change of the held sum. The caller must run the
 * writes before the transaction credits this balance again.
 */
export async function creditBalance(
  tx: Database,
  { customerId, amount, at, held = 0 }: IncomingCredit,
): Promise<Credit & { readonly writes: PendingWrite[] }> {
  const split = splitCredit(amount, amount === 0 ? 0 : await lockClaim(tx, customerId));
  const { available, settled, left } = split;
  const told =
    settled === 0 ? [] : [writePaymentNotification(tx, { customerId }, null, PAYMENT_NOTIFICATIONS.claimSettled(settled, left), at)];
  return { ...split, writes: [...changeBalance(tx, customerId, { available, held, claimed: -settled }), ...told] };
}

/** `isErased`: the account has ended, and only the data that the law requires is left. */
export type Debtor = { readonly customerId: string; readonly isErased: boolean };

/** Locks the payment's customer, whom the erasure locks first too: the account is erased either before this transaction or after it. */
export async function lockDebtor(tx: Database, paymentId: string): Promise<Debtor | null> {
  const [owner] = await tx
    .select({ id: customers.id, deletedAt: customers.deletedAt })
    .from(customers)
    .innerJoin(payments, eq(payments.customerId, customers.id))
    .where(eq(payments.id, paymentId))
    .for('share', { of: customers });
  return owner === undefined ? null : { customerId: owner.id, isErased: owner.deletedAt !== null };
}

type DeductedAmounts = { readonly balance: number; readonly claim: number; readonly loss: number };

/**
 * Takes a sum from the balance as far as possible and claims the rest. Returns the debits by account. For an erased account the rest is our
 * loss: nobody can pay a claim, and because of an open claim the payment would be stored forever.
 */
export async function deductOrClaim(
  tx: Database,
  { customerId, isErased }: Debtor,
  sum: number,
): Promise<{ readonly taken: DeductedAmounts; readonly writes: PendingWrite[] }> {
  if (sum === 0) return { taken: { balance: 0, claim: 0, loss: 0 }, writes: [] };
  const { available } = await lockBalance(tx, customerId);
  const most = Math.min(available, sum);
  const balance = most > 0 && (await spendFromBalance(tx, customerId, most)) ? most : 0;
  const rest = sum - balance;
  if (isErased) return { taken: { balance, claim: 0, loss: rest }, writes: [] };
  return { taken: { balance, claim: rest, loss: 0 }, writes: changeBalance(tx, customerId, { claimed: rest }) };
}

/**
 * Throws 409 `claim_open` while the customer owes a sum that a bank took back: until it is settled, withdrawals and purchases are refused.
 */
export function assertNoClaim(claimed: number): void {
  if (claimed > 0) throw new Problem('claim_open', { extras: { amount: claimed } });
}
