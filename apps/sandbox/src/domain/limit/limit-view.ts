import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import type { limits } from '../../db/schema/orders.ts';
import { limitReasonText } from './limit-reasons.ts';

type Limit = installment.components['schemas']['Limit'];
export type LimitStatus = Limit['status'];
type LimitRow = typeof limits.$inferSelect;

/** `used`: the unpaid sum of the customer's installment orders. `pastDueDebt`: the overdue share of it. */
export type LimitUsage = { readonly used: number; readonly pastDueDebt: number };

const NEXT_STEPS = {
  not_created: 'request',
  requested: 'verify',
  pending: 'wait',
  approved: 'shop',
  rejected: 'mend',
  expired: 'request',
  blocked: 'restore',
} as const satisfies Record<LimitStatus, string>;

const isLimitStatus = (status: string): status is LimitStatus => Object.hasOwn(NEXT_STEPS, status);

/** `claimed`: the debt on the balance (billing, ledger): until it is settled, nothing can be bought. */
type LimitFacts = LimitUsage & { readonly claimed: number };

/** Parses a stored status; throws if the contract does not list it. */
export function parseLimitStatus(stored: string): LimitStatus {
  if (!isLimitStatus(stored)) throw new TypeError(`limits.status holds ${stored}, which is none`);
  return stored;
}

/** An unanswered request to restore the limit. */
export type OpenRestoration = { readonly id: string; readonly requestedAt: Date };

/** The part of an approved limit that can be spent. A debt on the balance holds all of it. */
export const freeLimitOf = ({ amount, used, claimed }: { readonly amount: number } & Omit<LimitFacts, 'pastDueDebt'>): number =>
  claimed > 0 ? 0 : Math.max(0, amount - used);

/** The limit as the API returns it. `row` is null for a customer who never requested a limit. */
export function limitView(
  row: LimitRow | null,
  { used, pastDueDebt, claimed }: LimitFacts,
  locale: Locale,
  open: OpenRestoration | null = null,
): Limit {
  const stored = parseLimitStatus(row?.status ?? 'not_created');
  const amount = row?.amount ?? 0;
  const isHeld = stored === 'approved' && claimed > 0;
  const explained = stored === 'rejected' || stored === 'blocked';
  return {
    status: stored,
    amount,
    used,
    available: stored === 'approved' ? freeLimitOf({ amount, used, claimed }) : 0,
    valid_until: row?.validUntil ?? null,
    reason: explained && row?.reason != null ? { code: row.reason, text: limitReasonText(row.reason, locale) } : null,
    next_step: stored === 'blocked' && pastDueDebt > 0 ? 'pay_overdue' : isHeld ? 'top_up' : NEXT_STEPS[stored],
    restoration: open === null ? null : { request_id: open.id, requested_at: open.requestedAt.toISOString() },
  };
}
