import type { Refusal } from '@muddat/sdk';

/** The refusal that `refusalOf` returns for a problem response. */
export const refusalWith = (code: string, message = 'Нет', more: Partial<Refusal> = {}): Refusal => ({
  code,
  message,
  fields: {},
  retryAfter: null,
  triesLeft: null,
  ...more,
});
/** The refusal of a call without a response. */
export const UNANSWERED_REFUSAL = refusalWith('network', '');
