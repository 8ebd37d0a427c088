import type { billing } from '@muddat/sdk/types';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries, payments } from '../../../db/schema/billing.ts';

type Claim = billing.components['schemas']['BalanceClaim'];

/** The customer's debt, with the latest payment that was charged back, which the customer will recognise. */
export async function findClaim(db: Database, customerId: string, amount: number): Promise<Claim> {
  const [last] = await db
    .select({ at: ledgerEntries.at, paymentId: payments.id, system: payments.system, last4: payments.cardLast4 })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, 'claim'), gt(ledgerEntries.amount, 0)))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.id))
    .limit(1);
  if (last === undefined) throw new TypeError('a claim without its posting');
  return { amount, opened_at: last.at.toISOString(), payment_id: last.paymentId, system: last.system, last4: last.last4 };
}

/** Whether a payment by the card ever opened a claim, settled or not. */
export async function isClaimOfCard(
  db: Database,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(
      and(
        eq(ledgerEntries.customerId, customerId),
        eq(ledgerEntries.account, 'claim'),
        gt(ledgerEntries.amount, 0),
        eq(payments.cardId, id),
      ),
    )
    .limit(1);
  return found !== undefined;
}
