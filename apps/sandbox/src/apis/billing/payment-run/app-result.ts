import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { payments } from '../../../db/schema/billing.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { recordAppDecision } from '../provider/provider.ts';
import { creditLateCharge } from './late-charge.ts';
import { settlePayment } from './settle-payment.ts';

type Tools = Pick<Context, 'db' | 'clock'>;

/**
 * A payment started for a payment app; null for any other payment. On the app's page nobody is signed in, so the id serves as the secret.
 */
export async function findAppPayment(db: Context['db'], id: string): Promise<PaymentRow | null> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found !== undefined && found.appAmount > 0 ? found : null;
}

/**
 * Called when the customer has decided in the payment app. The app takes the money (in its own commit) and calls back. The first decision
 * is final. Money for a payment that has expired is credited to the balance.
 */
export async function receiveAppDecision(ctx: Tools, payment: PaymentRow, accepted: boolean): Promise<PaymentRow> {
  const { id: paymentId, customerId, appAmount: amount } = payment;
  await recordAppDecision(ctx.db, { paymentId, customerId, amount }, accepted, ctx.clock.now());
  const settled = payment.status === 'processing' ? await settlePayment(ctx, payment) : payment;
  await creditLateCharge(ctx, paymentId);
  return settled;
}
