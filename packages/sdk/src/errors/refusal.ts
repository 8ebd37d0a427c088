import { ApiError, isAbortError, textsOf } from './api-error.ts';

/**
 * Why a call did not do what was asked, in the shape that screens work with. The same for all APIs and for failures without an answer.
 *
 * @example
 * try {
 *   await client.billing.confirmPayment({ payment_id, code });
 * } catch (error) {
 *   const { code, message, triesLeft } = refusalOf(error);
 * }
 */
export type Refusal = {
  /**
   * What to decide by. The `code` of the server's problem, such as `otp_wrong`; `http_<status>` for an error answer without one.
   * Without an answer: `network`, `timeout`, `unreadable` (see `isResponseLost`), `not_sent` (nothing was sent: an argument, the address
   * or the token is missing or wrong), `aborted` (the caller's own abort) or `unknown` (no failure of a call at all).
   */
  readonly code: string;
  /** The server's sentence for the reader, in the language of the call. Empty when it sent none: show a sentence of your own. */
  readonly message: string;
  /** What is wrong with each field that was sent, as a code by the field's name on the wire. Empty when no field is named. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whole seconds until it makes sense to ask again (`retry_after`, or `resend_after` of a code). Null when the server does not say. */
  readonly retryAfter: number | null;
  /** Tries that a one-time code still has; 0 when it is used up. Null when the server does not say. */
  readonly triesLeft: number | null;
};

const NO_RESPONSE_CODES = { network: 'network', timeout: 'timeout', parse: 'unreadable' } as const;
const LOST_RESPONSE_CODES: ReadonlySet<string> = new Set(Object.values(NO_RESPONSE_CODES));

/**
 * True when the answer was lost, so the server may have executed the request. Ask for the result, or repeat a write under its
 * idempotency key, before showing the customer that it failed.
 */
export const isResponseLost = ({ code }: Pick<Refusal, 'code'>): boolean => LOST_RESPONSE_CODES.has(code);

/** The refusal in whatever a call was rejected with, or in the body of a problem (`{code, message, fields?, ...}`). Never throws. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    const code = isAbortError(error) ? 'aborted' : 'unknown';
    return error instanceof Error ? withoutTexts(code) : fromBody(error, code);
  }
  if (error.attempts === 0) return withoutTexts('not_sent');
  if (error.source !== 'server') return withoutTexts(NO_RESPONSE_CODES[error.source]);
  return fromBody(error.data, `http_${error.statusCode}`);
}

const withoutTexts = (code: string): Refusal => ({ code, message: '', fields: {}, retryAfter: null, triesLeft: null });

function fromBody(body: unknown, otherwise: string): Refusal {
  const members = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const text = (name: string): string => {
    const value = members.get(name);
    return typeof value === 'string' ? value : '';
  };
  const count = (name: string): number | null => {
    const value = members.get(name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
  };
  return {
    code: text('code') || otherwise,
    message: text('message'),
    fields: textsOf(members.get('fields')),
    retryAfter: count('retry_after') ?? count('resend_after'),
    triesLeft: count('tries_left'),
  };
}
