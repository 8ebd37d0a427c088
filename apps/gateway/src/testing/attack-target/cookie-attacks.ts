import type { Browser } from '../browser.ts';

export type SendWrite = (browser: Browser, method: string, path: string, json?: unknown, key?: string) => ReturnType<Browser['request']>;
/** Description, the backend address that the call would reach, and the call. */
type Attack = [what: string, address: string, attack: (browser: Browser) => ReturnType<Browser['request']>];

export const PASSKEY_CHALLENGE_ID = 'pkc_5f0c6e1b9a7d4c2f8e3b1a6d';
export const PAYMENT_REQUIRING_REAUTH = { purpose: 'top_up', amount: 5_000_000, source: { type: 'balance' } };

/** Calls that need re-authentication, so that a stolen session cookie alone does not suffice. */
export const cookieAttacks = (write: SendWrite): Attack[] => [
  ['asks to add a passkey', '/auth/user/passkeys/options', (browser) => write(browser, 'POST', '/api/auth/passkeys/options')],
  [
    'adds a passkey',
    '/auth/user/passkeys',
    (browser) => write(browser, 'POST', '/api/auth/passkeys', { challenge_id: PASSKEY_CHALLENGE_ID, credential: { id: 'x' } }),
  ],
  ['deletes a passkey', '/auth/user/passkeys', (browser) => write(browser, 'DELETE', '/api/auth/passkeys/pk_1')],
  ['ends the other sessions', '/auth/oauth/revoke', (browser) => write(browser, 'POST', '/api/auth/sessions/end-others')],
  [
    'ends one other session',
    '/auth/oauth/revoke',
    async (browser) => write(browser, 'DELETE', `/api/auth/sessions/${await otherSession(browser)}`),
  ],
  [
    'deletes a card',
    '/billing',
    (browser) => write(browser, 'DELETE', '/api/billing/v1/api-payments/external-entities', { entity_id: 'card_1' }),
  ],
  [
    'withdraws from the balance to a card',
    '/billing',
    (browser) =>
      write(browser, 'POST', '/api/billing/v1/api-payments/withdrawal', { amount: 1_000, entity_id: 'card_1' }, 'key-withdrawal'),
  ],
  [
    'agrees to automatic debits',
    '/billing',
    (browser) => {
      const consent = { order_id: 'all', card_order: ['card_1'], notice_days: 3 };
      return write(browser, 'PUT', '/api/billing/v1/api-payments/consents', consent, 'key-4');
    },
  ],
  [
    'asks for a copy of all data [X-14]',
    '/installment',
    (browser) => write(browser, 'POST', '/api/installment/v3/user/export', undefined, 'key-5'),
  ],
  [
    'gets the address of the calendar [X-08]',
    '/installment/v3/user/calendar',
    (browser) => write(browser, 'POST', '/api/installment/v3/user/calendar'),
  ],
  [
    'deletes the account [X-14]',
    '/installment',
    (browser) => write(browser, 'POST', '/api/installment/v3/user/deletion', undefined, 'key-6'),
  ],
  [
    'pays a large sum from the balance',
    '/billing',
    (browser) => write(browser, 'POST', '/api/billing/v1/api-payments/payment', PAYMENT_REQUIRING_REAUTH, 'key-1'),
  ],
  [
    'pays a large sum from the balance and a card together',
    '/billing',
    (browser) => {
      const sources = [
        { type: 'balance', amount: 4_000_000 },
        { type: 'bank_card', entity_id: 'card_1', amount: 1_000_000 },
      ];
      return write(browser, 'POST', '/api/billing/v1/api-payments/payment', { purpose: 'order', amount: 5_000_000, sources }, 'key-2');
    },
  ],
];

const otherSession = async (browser: Browser): Promise<string> => {
  const { data } = (await browser.get('/api/auth/sessions')).json();
  const other = Array.isArray(data) ? data.find(({ current }) => !current) : undefined;
  return String(Object(other).id);
};
