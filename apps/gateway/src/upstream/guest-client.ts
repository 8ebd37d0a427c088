import type { Locale } from '@muddat/i18n';
import { createMuddatClient, type MuddatClient } from '@muddat/sdk';
import type { Gateway } from '../gateway.ts';

/** The five APIs as a guest has them: for what the gateway itself makes of public data. */
export function guestClient(
  { config, guests, upstream }: Pick<Gateway, 'config' | 'guests' | 'upstream'>,
  locale: Locale,
  requestId: string,
): MuddatClient {
  const getAccessToken = () => guests.get({ locale, requestId });
  return createMuddatClient({ baseUrls: config.upstreams, getAccessToken, locale, fetch: upstream.fetch });
}
