import { type CalendarDate, GRACE_DAYS } from '@muddat/schedule';
import { type Limit, type LimitStep, nextLimitStep } from '../../domain/limit/limit-step.ts';

/**
 * The state of the most urgent payment. `later`: not in this month. `grace`: overdue, but not long enough to block the limit. `court`: the
 * debt was handed to a court.
 */
export type DueState = 'nothing' | 'later' | 'due' | 'today' | 'grace' | 'blocked' | 'court';
/** Whether a card can pay; `unknown` while the cards are loading, or if they failed to load. */
export type CardAvailability = 'none' | 'usable' | 'expired' | 'unknown';

export type MainContentInput = {
  due: DueState;
  /** Undefined while the limit is not known. */
  limit: Pick<Limit, 'status' | 'next_step' | 'restoration'> | undefined;
  /** The number of all orders, closed ones too; undefined while that is not known. */
  orders: number | undefined;
  card: CardAvailability;
};

/**
 * The main content of the page: the payments if any is due, else the steps to the first purchase, else the limit with its next step.
 * `unknown`: nothing is due, and the limit is not known.
 */
export type MainContent =
  | {
      lead: 'payments';
      kind: 'later' | 'due' | 'due_today' | 'overdue_grace' | 'overdue_blocked' | 'court';
      /** The advice to add or replace a card, if no card can pay the next payment. */
      card: 'add' | 'replace' | null;
    }
  | { lead: 'start'; kind: 'not_created' | 'requested' | 'pending' }
  | { lead: 'limit'; kind: 'first_purchase' | 'shop' | 'restoring' | 'mend' | 'renew' | 'restore' | 'other'; step: LimitStep | null }
  | { lead: 'unknown' };

type PaymentKind = Extract<MainContent, { lead: 'payments' }>['kind'];

const KIND_OF_DUE: Readonly<Record<Exclude<DueState, 'nothing'>, PaymentKind>> = {
  later: 'later',
  due: 'due',
  today: 'due_today',
  grace: 'overdue_grace',
  blocked: 'overdue_blocked',
  court: 'court',
};
const HELP_OF_CARD = { none: 'add', expired: 'replace', usable: null, unknown: null } as const satisfies Record<CardAvailability, unknown>;
const KIND_OF_LIMIT = { rejected: 'mend', expired: 'renew', blocked: 'restore' } as const;

/** Decides what the main page shows. The decision table is in `docs/decisions/main-page.md`. */
export function decideMainContent({ due, limit, orders, card }: MainContentInput): MainContent {
  if (due !== 'nothing') {
    // If an older debt has blocked the limit, the days of grace of this payment do not keep it open.
    const kind = due === 'grace' && limit?.status === 'blocked' ? 'overdue_blocked' : KIND_OF_DUE[due];
    return { lead: 'payments', kind, card: HELP_OF_CARD[card] };
  }
  if (limit === undefined) return { lead: 'unknown' };
  const step = nextLimitStep(limit);
  const { status } = limit;
  // The customer has requested a blocked limit back, so this is not the first request.
  if (status === 'pending' && limit.restoration) return { lead: 'limit', kind: 'restoring', step };
  if (status === 'not_created' || status === 'requested' || status === 'pending') return { lead: 'start', kind: status };
  if (status === 'approved') return { lead: 'limit', kind: orders === 0 ? 'first_purchase' : 'shop', step };
  return { lead: 'limit', kind: KIND_OF_LIMIT[status] ?? 'other', step };
}

type Payment = { order_status: string; due_date: CalendarDate | null; overdue_days: number };

/**
 * The state of the most urgent payment. The first payment of the month is the oldest overdue one (contract, Month). `next` is the next
 * payment over all orders, which may be due after the month.
 */
export function dueStateOf({
  payments,
  next,
  today,
}: {
  payments: readonly Payment[];
  next: object | null;
  today: CalendarDate;
}): DueState {
  const [first] = payments;
  if (first === undefined) return next === null ? 'nothing' : 'later';
  if (payments.some(({ order_status, overdue_days }) => order_status === 'send_enveloper' && overdue_days > 0)) return 'court';
  if (first.overdue_days > GRACE_DAYS) return 'blocked';
  if (first.overdue_days > 0) return 'grace';
  return payments.some(({ due_date }) => due_date === today) ? 'today' : 'due';
}
