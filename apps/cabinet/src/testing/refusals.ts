import type { Refusal } from '@muddat/sdk';

/** What `refusalOf` makes of a problem of the server. */
export const refused = (code: string, message = 'Нет', more: Partial<Refusal> = {}): Refusal => ({
  code,
  message,
  fields: {},
  retryAfter: null,
  triesLeft: null,
  ...more,
});
/** The same of a call that got no answer. */
export const UNANSWERED = refused('network', '');
