import type { AllowedOperation } from '../upstream/allow-list.ts';

/** The event of a line in the audit trail (docs/security.md, The audit trail). */
export type AuditEvent =
  | 'sign-in'
  | 'sign-out'
  | 'registration'
  | 'code-sent'
  | 'code-checked'
  | 'proof'
  | 'freeze'
  | 'password-reset'
  | 'password-change'
  | 'phone-change'
  | 'passkey-added'
  | 'passkey-deleted'
  | 'session-ended'
  | 'sessions-ended'
  | 'card-code-sent'
  | 'card-saved'
  | 'card-deleted'
  | 'card-main'
  | 'consent'
  | 'limit'
  | 'data'
  | 'account-deleted'
  | 'account-reopened'
  | 'money'
  | 'forged-write';

/** `limited`: not checked, because of too many attempts. */
export type AuditOutcome = 'ok' | 'refused' | 'limited' | 'failed';

const OWN_CALLS: Readonly<Record<string, AuditEvent>> = {
  'POST login': 'sign-in',
  'POST logout': 'sign-out',
  'POST register': 'registration',
  'POST send-code': 'code-sent',
  'POST own-code': 'code-sent',
  'POST new-phone-code': 'code-sent',
  'POST verify-code': 'code-checked',
  'POST step-up': 'proof',
  'POST freeze': 'freeze',
  'POST reset-password': 'password-reset',
  'POST change-password': 'password-change',
  'POST change-phone': 'phone-change',
  'POST passkeys': 'passkey-added',
  'DELETE passkeys/:id': 'passkey-deleted',
  'DELETE sessions/:id': 'session-ended',
  'POST sessions/end-others': 'sessions-ended',
};

/** The event of one of the gateway's own calls below `/api/auth/`; null if the call is not audited. */
export const auditEventOfAuthCall = (method: string, name: string): AuditEvent | null => OWN_CALLS[`${method} ${name}`] ?? null;

const OPERATIONS: Readonly<Record<string, AuditEvent>> = {
  sendOtp: 'card-code-sent',
  confirmOtp: 'card-saved',
  saveVerificationCard: 'card-saved',
  deleteEntity: 'card-deleted',
  setDefaultEntity: 'card-main',
  resendOtp: 'code-sent',
  requestLimit: 'limit',
  restoreLimit: 'limit',
  submitVerification: 'limit',
  createExport: 'data',
  deleteCustomer: 'account-deleted',
  undoDeletion: 'account-reopened',
};

/** Reads of so much data that they are audited like writes. */
const AUDITED_READS: Readonly<Record<string, AuditEvent>> = { getExport: 'data' };

/**
 * The event of an API call; null if it is not audited. A write that takes an idempotency key counts as money unless OPERATIONS names it or
 * its id contains "consent". So a new operation with such a key is audited from its first day.
 */
export function auditEventOfOperation({ operationId, takesIdempotencyKey, method }: AllowedOperation): AuditEvent | null {
  if (method === 'GET' || method === 'HEAD') return AUDITED_READS[operationId] ?? null;
  const named = OPERATIONS[operationId];
  if (named !== undefined) return named;
  if (/consent/i.test(operationId)) return 'consent';
  return takesIdempotencyKey ? 'money' : null;
}

/** Refusals that mean "too many attempts", whatever their status. */
const LIMITED: ReadonlySet<string> = new Set(['rate_limited', 'otp_locked', 'too_many_wrong_codes', 'too_many_codes_sent']);

export function auditOutcomeOf(status: number, code: string | null): AuditOutcome {
  if (status < 400) return 'ok';
  if (status >= 500) return 'failed';
  return status === 429 || (code !== null && LIMITED.has(code)) ? 'limited' : 'refused';
}

/**
 * The provider's id of a customer, for the log. Null if the customer is identified by the phone or by the session's handle instead
 * (sessions/customer-id), or if the id looks like a phone or has unexpected characters: a phone must not be logged, or if it has other characters than an id or more than 64.
 */
export function auditableCustomerId(customerId: string): string | null {
  const id = /^id:([\w-]{1,64})$/.exec(customerId)?.[1];
  return id === undefined || /^\+?998\d{9}$/.test(id) ? null : id;
}
