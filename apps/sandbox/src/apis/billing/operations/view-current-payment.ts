import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { Locale } from '../../../core/locale.ts';
import { loadOrderNames } from '../payment/order-names.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { loadReceiptNumbers } from '../payment/receipt-numbers.ts';
import { listRefundsOfPayment } from '../payment/refund-store.ts';
import { paymentAppUrl } from '../provider/app-link.ts';
import { acceptDueCharges } from '../provider/provider.ts';
import { needsReconciling, reconcilePayment } from '../recovery/reconcile.ts';

/**
 * A payment with its refunds, the names of its orders and the number of its receipt. First brings it up to date if it has expired, or if it has been processing for 3
 * seconds: until then, the request that started it handles it.
 */
export async function viewCurrentPayment(
  ctx: Context,
  found: PaymentRow,
  locale: Locale,
): Promise<billing.components['schemas']['Payment']> {
  const now = ctx.clock.now();
  const payment = needsReconciling(found, now) ? await bringUpToDate(ctx, found, now) : found;
  const awaitsApp = payment.status === 'processing' && payment.appAmount > 0;
  // Null if the contract with the payment app has ended in the meantime: the payment can still be read.
  const url = awaitsApp ? paymentAppUrl(ctx.config, payment, locale) : null;
  const refunds = payment.refundedAmount === 0 ? [] : await listRefundsOfPayment(ctx.db, payment.id);
  const names = await loadOrderNames(ctx.db, [payment]);
  const receiptNumbers = await loadReceiptNumbers(ctx.db, [payment], names);
  return paymentView(payment, { locale, now, refunds, names, receiptNumbers, ...(url === null ? {} : { url }) });
}

async function bringUpToDate(ctx: Context, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  await acceptDueCharges(ctx.db, now);
  return reconcilePayment(ctx, payment);
}
