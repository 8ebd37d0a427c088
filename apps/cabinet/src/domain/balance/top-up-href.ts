import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';

/** The page that tops up the balance; with an order it leads back to the payment of it. */
export function topUpHref(locale: Locale, orderId?: string): string {
  const query = new URLSearchParams({ act: 'top-up', ...(orderId === undefined ? {} : { order: orderId }) });
  return `${hrefTo('balance', {}, locale)}?${query.toString()}`;
}
