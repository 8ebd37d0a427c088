import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';

/** The page of one payment: its time line, its refunds and its receipt. */
export const paymentHref = (id: string, locale: Locale): string => `${hrefTo('payments', {}, locale)}?payment=${encodeURIComponent(id)}`;

/** The address that a payment app sends the customer back to: this page, which is told the key of the payment to look for. */
export function returnAddress(href: string, key: string): string {
  const url = new URL(href);
  url.searchParams.delete('payment');
  url.searchParams.set('attempt', key);
  url.hash = '';
  return url.href;
}

/** The page that tops up the balance; with an order it leads back to the payment of it. */
export function topUpHref(locale: Locale, orderId?: string): string {
  const query = new URLSearchParams({ act: 'top-up', ...(orderId === undefined ? {} : { order: orderId }) });
  return `${hrefTo('balance', {}, locale)}?${query.toString()}`;
}
