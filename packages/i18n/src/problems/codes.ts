import { formatMoney } from '../format-number.ts';
import type { Language } from '../language.ts';

/** Every `code` that a problem body of the five APIs and the gateway may carry. */
export const PROBLEM_CODES = [
  'malformed_json',
  'validation_failed',
  'idempotency_key_missing',
  'unauthorized',
  'invalid_credentials',
  'origin_not_allowed',
  'bot_check_failed',
  'fresh_proof_required',
  'not_found',
  'method_not_allowed',
  'idempotency_in_progress',
  'card_busy',
  'payment_not_confirmable',
  'payment_in_progress',
  'claim_open',
  'body_too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'otp_wrong',
  'otp_expired',
  'otp_locked',
  'registration_needed',
  'ticket_expired',
  'already_registered',
  'password_wrong',
  'password_same',
  'passkey_refused',
  'passkeys_unavailable',
  'amount_below_min',
  'amount_above_max',
  'insufficient_balance',
  'card_invalid',
  'offer_not_accepted',
  'quote_expired',
  'basket_too_large',
  'basket_changed',
  'consent_required',
  'verification_incomplete',
  'verification_closed',
  'person_taken',
  'file_type',
  'file_too_large',
  'file_broken',
  'checksum_mismatch',
  'image_too_small',
  'upload_conflict',
  'limit_not_requestable',
  'limit_not_restorable',
  'restoration_open',
  'quote_changed',
  'already_placed',
  'receipt_unavailable',
  'schedule_unavailable',
  'certificate_unavailable',
  'hardship_unavailable',
  'hardship_in_court',
  'hardship_past_date',
  'hardship_date_range',
  'hardship_paid',
  'hardship_moved_recently',
  'hardship_nothing_overdue',
  'hardship_too_few_payments',
  'hardship_too_late',
  'hardship_changed',
  'review_not_allowed',
  'text_too_long',
  'export_lately',
  'account_closed',
  'deletion_debt',
  'deletion_balance',
  'not_cancelable',
  'not_returnable',
  'order_in_court',
  'return_open',
  'return_closed',
  'rate_limited',
  'resend_too_early',
  'too_many_codes_sent',
  'too_many_wrong_codes',
  'internal',
  'upstream_unavailable',
  'upstream_timeout',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The extras of a problem body, as they come: a sentence reads those that its code has, anything else is ignored. */
export type ProblemParams = Readonly<Record<string, unknown>>;
export type ProblemText = string | ((params: ProblemParams) => string);

/** A wait as people say it: seconds up to two minutes, minutes up to two hours, then hours; rounded up, so that nobody comes too early. */
export type Wait = { readonly count: number; readonly unit: 'second' | 'minute' | 'hour' };

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** The wait in `params[name]`, a whole number of seconds of at least 1; else null, and the message then contains no number. */
export function waitFromParams(params: ProblemParams, name: string): Wait | null {
  const seconds = params[name];
  if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds) || seconds <= 0) return null;
  if (seconds <= 2 * MINUTE_SECONDS) return { count: seconds, unit: 'second' };
  if (seconds <= 2 * HOUR_SECONDS) return { count: Math.ceil(seconds / MINUTE_SECONDS), unit: 'minute' };
  return { count: Math.ceil(seconds / HOUR_SECONDS), unit: 'hour' };
}

/** The sum in so'm that the extras name as `amount`, behind `lead`; nothing where they name none. */
export function amountFromParams({ amount }: ProblemParams, language: Language, lead: string): string {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? `${lead}${formatMoney(amount, language)}` : '';
}

/** Numbers that a member of the extras lists, between `lead` and `end`; nothing where it lists none. */
export function numbersFromParams(params: ProblemParams, name: string, lead: string, end = ''): string {
  const listed = params[name];
  const numbers = Array.isArray(listed) ? listed.filter((one): one is string => typeof one === 'string') : [];
  return numbers.length === 0 ? '' : `${lead}${numbers.join(', ')}${end}`;
}
