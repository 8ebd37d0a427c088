import type { Limit } from '../domain/limit/limit-step.ts';

const APPROVED_LIMIT: Limit = {
  status: 'approved',
  amount: 15_000_000,
  used: 5_080_000,
  available: 9_920_000,
  valid_until: '2027-05-14',
  reason: null,
  next_step: 'shop',
  restoration: null,
};

const NO_AMOUNTS = { amount: 0, used: 0, available: 0, valid_until: null, reason: null, restoration: null };
const OVERDUE_REASON = { code: 'overdue', text: 'Есть просроченный платёж.' };

/** A limit in each status of the contract. `blocked` is blocked by an overdue payment. */
export const LIMIT_BY_STATUS: Readonly<Record<Limit['status'], Limit>> = {
  not_created: { ...NO_AMOUNTS, status: 'not_created', next_step: 'request' },
  requested: { ...NO_AMOUNTS, status: 'requested', next_step: 'verify' },
  pending: { ...NO_AMOUNTS, status: 'pending', next_step: 'wait' },
  approved: APPROVED_LIMIT,
  rejected: { ...NO_AMOUNTS, status: 'rejected', reason: { code: 'documents', text: 'Фото паспорта нечёткое.' }, next_step: 'mend' },
  expired: { ...APPROVED_LIMIT, status: 'expired', available: 0, next_step: 'request' },
  blocked: { ...APPROVED_LIMIT, status: 'blocked', available: 0, reason: OVERDUE_REASON, next_step: 'pay_overdue' },
};

/** Still blocked although the debt is paid: the customer can request the limit back. */
export const RESTORABLE_LIMIT: Limit = { ...LIMIT_BY_STATUS.blocked, next_step: 'restore' };
/** The customer has requested the limit back. */
export const RESTORING_LIMIT: Limit = {
  ...LIMIT_BY_STATUS.blocked,
  status: 'pending',
  reason: null,
  next_step: 'wait',
  restoration: { request_id: 'rst_1', requested_at: '2026-11-24T08:00:00.000Z' },
};
