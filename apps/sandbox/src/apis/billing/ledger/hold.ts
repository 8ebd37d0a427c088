import type { Database } from '../../../db/client.ts';
import type { Write } from '../../../db/write-together.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { hold } from './balance.ts';
import { credit, creditAmounts } from './claim.ts';
import { post } from './ledger.ts';

type Held = Pick<PaymentRow, 'id' | 'customerId' | 'balanceAmount'>;

/** Sets the balance's part of a payment aside: what is to be posted for it, or null when there is not enough. */
export async function setAside(tx: Database, { id: paymentId, customerId, balanceAmount }: Held, at: Date): Promise<Write[] | null> {
  if (!(await hold(tx, customerId, balanceAmount))) return null;
  const amounts = { balance: balanceAmount, held: -balanceAmount };
  return [post(tx, { paymentId, kind: 'hold', customerId, at, amounts })];
}

/** Gives the customer back what was set aside; a claim that was opened meanwhile is settled with it first. */
export async function releaseHold(tx: Database, { id: paymentId, customerId, balanceAmount }: Held, at: Date): Promise<Write[]> {
  if (balanceAmount === 0) return [];
  const coming = await credit(tx, { customerId, amount: balanceAmount, held: -balanceAmount, at });
  const amounts = { held: balanceAmount, ...creditAmounts(coming) };
  return [...coming.writes, post(tx, { paymentId, kind: 'release', customerId, at, amounts })];
}

/** What a payment that never got its code has to give back: a withdrawal alone sets its sum aside before the code. */
export const releaseEarly = async (tx: Database, payment: PaymentRow, at: Date): Promise<Write[]> =>
  payment.purpose === 'withdrawal' ? releaseHold(tx, payment, at) : [];
