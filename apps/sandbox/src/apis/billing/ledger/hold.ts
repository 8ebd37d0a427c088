import type { Database } from '../../../db/client.ts';
import type { Write } from '../../../db/write-together.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { hold } from './balance.ts';
import { credit, creditAmounts } from './claim.ts';
import { post } from './ledger.ts';

type Held = Pick<PaymentRow, 'id' | 'customerId' | 'balanceAmount'>;

/** Holds the balance's share of a payment. Returns the posting to write; null if the balance is too low. */
export async function setAside(tx: Database, { id: paymentId, customerId, balanceAmount }: Held, at: Date): Promise<Write[] | null> {
  if (!(await hold(tx, customerId, balanceAmount))) return null;
  const amounts = { balance: balanceAmount, held: -balanceAmount };
  return [post(tx, { paymentId, kind: 'hold', customerId, at, amounts })];
}

/** Releases the held sum to the customer. A claim opened in the meantime is settled from it first. */
export async function releaseHold(tx: Database, { id: paymentId, customerId, balanceAmount }: Held, at: Date): Promise<Write[]> {
  if (balanceAmount === 0) return [];
  const coming = await credit(tx, { customerId, amount: balanceAmount, held: -balanceAmount, at });
  const amounts = { held: balanceAmount, ...creditAmounts(coming) };
  return [...coming.writes, post(tx, { paymentId, kind: 'release', customerId, at, amounts })];
}

/** Releases the hold of a payment that ends before its code was entered. Only a withdrawal holds its sum that early. */
export const releaseEarly = async (tx: Database, payment: PaymentRow, at: Date): Promise<Write[]> =>
  payment.purpose === 'withdrawal' ? releaseHold(tx, payment, at) : [];
