import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { holdFromBalance } from './balance.ts';
import { creditBalance, creditLedgerAmounts } from './claim.ts';
import { writePosting } from './ledger.ts';

type HoldablePayment = Pick<PaymentRow, 'id' | 'customerId' | 'balanceAmount'>;

/** Holds the balance's share of a payment. Returns the posting to write; null if the balance is too low. */
export async function holdBalanceShare(
  tx: Database,
  { id: paymentId, customerId, balanceAmount }: HoldablePayment,
  at: Date,
): Promise<PendingWrite[] | null> {
  if (!(await holdFromBalance(tx, customerId, balanceAmount))) return null;
  const amounts = { balance: balanceAmount, held: -balanceAmount };
  return [writePosting(tx, { paymentId, kind: 'hold', customerId, at, amounts })];
}

/** Releases the held sum to the customer. A claim opened in the meantime is settled from it first. */
export async function releaseHold(
  tx: Database,
  { id: paymentId, customerId, balanceAmount }: HoldablePayment,
  at: Date,
): Promise<PendingWrite[]> {
  if (balanceAmount === 0) return [];
  const coming = await creditBalance(tx, { customerId, amount: balanceAmount, held: -balanceAmount, at });
  const amounts = { held: balanceAmount, ...creditLedgerAmounts(coming) };
  return [...coming.writes, writePosting(tx, { paymentId, kind: 'release', customerId, at, amounts })];
}

/** Releases the hold of a payment that ends before its code was entered. Only a withdrawal holds its sum that early. */
export const releaseEarlyHold = async (tx: Database, payment: PaymentRow, at: Date): Promise<PendingWrite[]> =>
  payment.purpose === 'withdrawal' ? releaseHold(tx, payment, at) : [];
