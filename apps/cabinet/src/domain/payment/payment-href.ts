import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';

/** The page of one payment: its time line, its refunds and its receipt. */
export const paymentHref = (id: string, locale: Locale): string => `${hrefTo('payments', {}, locale)}?payment=${encodeURIComponent(id)}`;
