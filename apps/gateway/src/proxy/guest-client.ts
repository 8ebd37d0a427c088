import type { Locale } from '@muddat/i18n';
import { createMuddatClient, type MuddatClient } from '@muddat/sdk';
import type { Gateway } from '../core/gateway.ts';

/** The five APIs as a guest has them: for what the gateway itself makes of public data. */
export function guestClient({ config, guests }: Pick<Gateway, 'config' | 'guests'>, locale: Locale, requestId: string): MuddatClient {
  return createMuddatClient({ baseUrls: config.upstreams, getAccessToken: () => guests.get({ locale, requestId }), locale });
}
