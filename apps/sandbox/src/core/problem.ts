import type { ProblemCode } from '@muddat/i18n';
import type { FieldErrorCodes } from './field-codes.ts';

/**
 * All codes of problem bodies, with their usual statuses. A well-shaped but unacceptable value is `validation_failed` with 422; for a body
 * or query of the wrong shape the server responds 400 with the same code.
 */
const PROBLEM_STATUS = {
  malformed_json: 400,
  validation_failed: 422,
  idempotency_key_missing: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  origin_not_allowed: 403,
  bot_check_failed: 403,
  fresh_proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_in_progress: 409,
  card_busy: 409,
  payment_not_confirmable: 409,
  payment_in_progress: 409,
  claim_open: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  otp_wrong: 422,
  otp_expired: 422,
  otp_locked: 422,
  registration_needed: 422,
  ticket_expired: 422,
  already_registered: 409,
  password_wrong: 422,
  password_same: 422,
  passkey_refused: 401,
  passkeys_unavailable: 422,
  amount_below_min: 422,
  amount_above_max: 422,
  insufficient_balance: 422,
  card_invalid: 422,
  offer_not_accepted: 422,
  quote_expired: 422,
  basket_too_large: 422,
  basket_changed: 409,
  consent_required: 422,
  verification_incomplete: 422,
  verification_closed: 409,
  person_taken: 409,
  file_type: 422,
  file_too_large: 422,
  file_broken: 422,
  checksum_mismatch: 422,
  image_too_small: 422,
  upload_conflict: 409,
  limit_not_requestable: 409,
  limit_not_restorable: 409,
  restoration_open: 409,
  quote_changed: 409,
  already_placed: 409,
  receipt_unavailable: 409,
  schedule_unavailable: 409,
  certificate_unavailable: 409,
  hardship_unavailable: 409,
  hardship_in_court: 409,
  hardship_past_date: 422,
  hardship_date_range: 422,
  hardship_paid: 409,
  hardship_moved_recently: 409,
  hardship_nothing_overdue: 409,
  hardship_too_few_payments: 409,
  hardship_too_late: 409,
  hardship_changed: 409,
  review_not_allowed: 409,
  text_too_long: 422,
  export_lately: 429,
  account_closed: 403,
  deletion_debt: 409,
  deletion_balance: 409,
  not_cancelable: 409,
  not_returnable: 409,
  order_in_court: 409,
  return_open: 409,
  return_closed: 409,
  rate_limited: 429,
  resend_too_early: 429,
  too_many_codes_sent: 429,
  too_many_wrong_codes: 429,
  internal: 500,
  upstream_unavailable: 502,
  upstream_timeout: 504,
} as const satisfies Record<ProblemCode, number>;

export type ProblemOptions = {
  /** Replaces the code's usual status. */
  readonly status?: number;
  readonly fields?: Readonly<FieldErrorCodes>;
  /** Further members of the body, such as `tries_left`. */
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Why the call failed, for the log. */
  readonly cause?: string;
};

/** Thrown by a handler; the server sends it as `{code, message, fields?, request_id, ...extras}`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Readonly<FieldErrorCodes> | undefined;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? PROBLEM_STATUS[code];
    this.fields = options.fields;
    this.extras = options.extras ?? {};
    this.headers = options.headers ?? {};
  }
}
