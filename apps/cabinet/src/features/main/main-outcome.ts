import { GRACE_DAYS } from '@muddat/schedule';
import { type Limit, type LimitStep, limitStep } from '../../domain/limit/limit-step.ts';

/** How the most urgent payment stands. */
export type DueState = 'nothing' | 'later' | 'due' | 'today' | 'grace' | 'blocked' | 'court';
/** What can be paid with; unknown while that is asked, and where nobody answered. */
export type CardState = 'none' | 'usable' | 'expired' | 'unknown';

export type MainFacts = {
  due: DueState;
  /** Undefined while it is not known. */
  limit: Pick<Limit, 'status' | 'next_step' | 'restoration'> | undefined;
  /** How many orders there are in all, closed ones too; undefined while that is not known. */
  orders: number | undefined;
  card: CardState;
};

/**
 * What the main page says, by what leads it: the payments where something is to pay, else the way to the first purchase, else the limit
 * with one next step. `unknown`: nothing is to pay, and the limit is not known.
 */
export type MainOutcome =
  | {
      lead: 'payments';
      kind: 'later' | 'due' | 'due_today' | 'overdue_grace' | 'overdue_blocked' | 'court';
      /** What would make the next payment easier, where there is no card to pay it with. */
      card: 'add' | 'replace' | null;
    }
  | { lead: 'start'; kind: 'not_created' | 'requested' | 'pending' }
  | { lead: 'limit'; kind: 'first_purchase' | 'shop' | 'restoring' | 'mend' | 'renew' | 'restore' | 'other'; step: LimitStep | null }
  | { lead: 'unknown' };

type PaymentKind = Extract<MainOutcome, { lead: 'payments' }>['kind'];

const KIND_OF_DUE: Readonly<Record<Exclude<DueState, 'nothing'>, PaymentKind>> = {
  later: 'later',
  due: 'due',
  today: 'due_today',
  grace: 'overdue_grace',
  blocked: 'overdue_blocked',
  court: 'court',
};
const HELP_OF_CARD = { none: 'add', expired: 'replace', usable: null, unknown: null } as const satisfies Record<CardState, unknown>;
const KIND_OF_LIMIT = { rejected: 'mend', expired: 'renew', blocked: 'restore' } as const;

/** The one rule of the main page; its table stands in `docs/decisions/main-page.md`. */
export function mainOutcome({ due, limit, orders, card }: MainFacts): MainOutcome {
  if (due !== 'nothing') {
    // A limit that an older debt has blocked is not open any more, whatever the grace of the present one.
    const kind = due === 'grace' && limit?.status === 'blocked' ? 'overdue_blocked' : KIND_OF_DUE[due];
    return { lead: 'payments', kind, card: HELP_OF_CARD[card] };
  }
  if (limit === undefined) return { lead: 'unknown' };
  const step = limitStep(limit);
  const { status } = limit;
  // A limit that is asked for back was there before.
  if (status === 'pending' && limit.restoration) return { lead: 'limit', kind: 'restoring', step };
  if (status === 'not_created' || status === 'requested' || status === 'pending') return { lead: 'start', kind: status };
  if (status === 'approved') return { lead: 'limit', kind: orders === 0 ? 'first_purchase' : 'shop', step };
  return { lead: 'limit', kind: KIND_OF_LIMIT[status] ?? 'other', step };
}

type Payment = { order_status: string; due_date: string | null; overdue_days: number };

/** How the most urgent payment stands. The first of the month is the oldest overdue one (contract, Month); `next` may come after it. */
export function dueStateOf({ payments, next, today }: { payments: readonly Payment[]; next: object | null; today: string }): DueState {
  const [first] = payments;
  if (first === undefined) return next === null ? 'nothing' : 'later';
  if (payments.some(({ order_status, overdue_days }) => order_status === 'send_enveloper' && overdue_days > 0)) return 'court';
  if (first.overdue_days > GRACE_DAYS) return 'blocked';
  if (first.overdue_days > 0) return 'grace';
  return payments.some(({ due_date }) => due_date === today) ? 'today' : 'due';
}
