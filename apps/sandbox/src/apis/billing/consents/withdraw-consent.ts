import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { payments } from '../../../db/schema/billing.ts';
import { consents, debits } from '../../../db/schema/consents.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { settlePayment } from '../payment-run/settle-payment.ts';
import { type ConsentRow, lockConsent, recordConsentEvent } from './consent-store.ts';
import { viewConsent } from './consent-view.ts';

/** Needs no proof of identity and no confirmation. After the withdrawal nothing more is debited, even if the day's run has begun. */
export const withdrawConsent = operation('billing', 'withdrawConsent', async ({ ctx, params, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  const { consent, stopped } = await ctx.db.transaction((tx) => withdraw(tx, customerId, params.id, ctx.clock.now()));
  for (const payment of stopped) await settlePayment(ctx, payment);
  return { status: 200, body: await viewConsent({ ...ctx, locale }, consent) };
});

async function withdraw(
  tx: Database,
  customerId: string,
  id: string,
  at: Date,
): Promise<{ consent: ConsentRow; stopped: readonly PaymentRow[] }> {
  const found = await lockConsent(tx, id);
  if (found === null || found.customerId !== customerId) throw new Problem('not_found');
  if (found.withdrawnAt !== null) return { consent: found, stopped: [] };
  const consent = { ...found, withdrawnAt: at };
  await tx.update(consents).set({ withdrawnAt: at }).where(eq(consents.id, id));
  await recordConsentEvent(tx, 'withdrawn', consent, at);
  return { consent, stopped: await declineRunningCharges(tx, id, at) };
}

/**
 * Writes a `declined` charge for payments that have not reached the provider. The provider keeps the first entry of a payment, so no charge
 * can follow once the withdrawal was confirmed to the customer.
 */
async function declineRunningCharges(tx: Database, consentId: string, at: Date): Promise<readonly PaymentRow[]> {
  const running = await tx
    .select({ payment: payments })
    .from(debits)
    .innerJoin(payments, eq(payments.id, debits.paymentId))
    .where(and(eq(debits.consentId, consentId), eq(payments.status, 'processing')));
  for (const { payment } of running) {
    const { id: paymentId, customerId, cardAmount: amount, cardLast4: last4 } = payment;
    await tx
      .insert(providerCharges)
      .values({ paymentId, customerId, amount, last4, status: 'declined', reason: 'consent_withdrawn', at })
      .onConflictDoNothing();
  }
  return running.map(({ payment }) => payment);
}
