import type { Locale } from '@muddat/i18n';
import { createMuddatClient, type MuddatClient } from '@muddat/sdk';
import type { Gateway } from '../gateway.ts';

/** A client of the five APIs with the guest's token, for public data that the gateway itself uses (sitemaps, link previews). */
export function guestClient(
  { config, guests, upstream }: Pick<Gateway, 'config' | 'guests' | 'upstream'>,
  locale: Locale,
  { requestId, owner }: { requestId: string; owner: string },
): MuddatClient {
  const getAccessToken = () => guests.get({ locale, requestId });
  return createMuddatClient({ baseUrls: config.upstreams, getAccessToken, locale, fetch: upstream.fetchFor(owner) });
}
