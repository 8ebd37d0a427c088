import type { Locale } from '@muddat/i18n';
import type { RouteId } from '@muddat/routing';

/**
 * Everything that may be told about a visit, and nothing else: no names, phones, texts that were typed, no ids of people. Pages go by
 * the route map's id, never by their address, which can carry what a reader searched for.
 */
export type AnalyticsEvent =
  | { name: 'page_view'; page: RouteId; locale: Locale }
  | { name: 'search'; found: 'many' | 'few' | 'none' }
  | { name: 'add_to_basket'; goods: number }
  | { name: 'request_sent'; form: 'question' | 'corporate' | 'seller' };
