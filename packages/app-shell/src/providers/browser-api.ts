import type { Locale } from '@muddat/i18n';
import { createMuddatClient } from '@muddat/sdk';

/** Spec 7: content belongs to organization 2. */
const ORGANIZATION = 2;

/** The five clients as the browser uses them: by this origin's gateway, without a token. */
export function createBrowserApi(locale: Locale) {
  return createMuddatClient({
    baseUrls: {
      auth: '/api/auth',
      installment: '/api/installment',
      mobile: '/api/mobile',
      builder: '/api/builder',
      billing: '/api/billing',
    },
    locale,
    // The gateway takes writes only with this header, which no form of another site can send.
    headers: { 'X-Requested-With': 'muddat-web' },
    organization: ORGANIZATION,
  });
}

export type Api = ReturnType<typeof createMuddatClient>;
