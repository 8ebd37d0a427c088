import type { CalendarDate } from '@muddat/schedule';
import { orderPhase } from '../../../domain/order/order-phase.ts';
import { termCutoff } from './term.ts';

/** What decides whether an order may be erased. */
export type JudgedOrder = {
  readonly status: string;
  /** Paid to the courier or in the branch, not here. */
  readonly cash: boolean;
  readonly totalAmount: number;
  readonly paidAmount: number;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  /** A return of it has no answer yet, or is in dispute. */
  readonly isReturning: boolean;
  /** The order's payments: `running` when one is not finished, `claimed` when the customer owes a charged-back sum. */
  readonly payments: 'settled' | 'running' | 'claimed';
  /** The day of the last thing that happened to it: a status, a payment, a refund, the end of a return. */
  readonly lastOn: CalendarDate;
};

export type Verdict =
  | { readonly kind: 'erase' }
  | { readonly kind: 'keep'; readonly because: 'open' | 'owes' | 'holds_money' | 'returning' | 'money_on_its_way' | 'within_term' };

const keep = (because: Extract<Verdict, { kind: 'keep' }>['because']): Verdict => ({ kind: 'keep', because });

/** Statuses of an end without delivery: nothing counts as paid once the money was returned. */
const UNDONE: readonly string[] = ['canceled', 'refused', 'fail'];

const owes = ({ cash, totalAmount, paidAmount, initialFee, initialFeePaid }: JudgedOrder): boolean =>
  !cash && (paidAmount < totalAmount || initialFeePaid < initialFee);

/**
 * Whether an order's five years are over. One that is open, owes, is disputed or in court is kept whatever its age; a purchase that
 * was paid in full and received has ended, though its status says `delivered`.
 */
export function judgeOrder(order: JudgedOrder, today: CalendarDate): Verdict {
  const { status } = order;
  if (orderPhase(status) !== 'ended' && status !== 'delivered') return keep('open');
  if ((status === 'delivered' || status === 'finished') && owes(order)) return keep('owes');
  if (UNDONE.includes(status) && order.paidAmount + order.initialFeePaid > 0) return keep('holds_money');
  if (order.isReturning) return keep('returning');
  if (order.payments === 'running') return keep('money_on_its_way');
  if (order.payments === 'claimed') return keep('owes');
  return order.lastOn < termCutoff(today) ? { kind: 'erase' } : keep('within_term');
}
