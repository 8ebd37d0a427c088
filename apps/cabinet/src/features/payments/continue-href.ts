import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

/** Address of the page where the customer continues a payment that waits for a code or for the payment app. Null for any other. */
export function continueHref({ payment_id, status, url, purpose, order_id }: WirePayment, locale: Locale): string | null {
  const isAwaited = status === 'otp_required' || (status === 'processing' && url !== undefined);
  if (!isAwaited) return null;
  const named = `payment=${encodeURIComponent(payment_id)}`;
  if (purpose === 'top_up') return `${hrefTo('balance', {}, locale)}?act=top-up&${named}`;
  if (purpose === 'withdrawal') return `${hrefTo('balance', {}, locale)}?act=withdraw&${named}`;
  const page = order_id === null ? hrefTo('pay-several', {}, locale) : hrefTo('order-pay', { id: order_id }, locale);
  return `${page}?${named}`;
}
