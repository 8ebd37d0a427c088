import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';

/** The page of one payment: its timeline, its refunds and its receipt. */
export const paymentHref = (id: string, locale: Locale): string => `${hrefTo('payments', {}, locale)}?payment=${encodeURIComponent(id)}`;

/**
 * The URL that a payment app returns the customer to: the page at `href`, with the payment's idempotency key in `attempt` and without its
 * id.
 */
export function paymentReturnUrl(href: string, key: string): string {
  const url = new URL(href);
  url.searchParams.delete('payment');
  url.searchParams.set('attempt', key);
  url.hash = '';
  return url.href;
}

/** The page that tops up the balance. With an order id, that page then links back to the payment of the order. */
export function topUpHref(locale: Locale, orderId?: string): string {
  const query = new URLSearchParams({ act: 'top-up', ...(orderId === undefined ? {} : { order: orderId }) });
  return `${hrefTo('balance', {}, locale)}?${query.toString()}`;
}
