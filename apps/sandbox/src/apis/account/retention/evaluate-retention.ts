import type { CalendarDate } from '@muddat/schedule';
import { orderPhase } from '../../../domain/order/order-phase.ts';
import { retentionCutoff } from './retention-term.ts';

/** The facts that decide whether an order may be erased. */
export type OrderRetentionFacts = {
  readonly status: string;
  /** Whether the customer pays to the courier or in the branch instead of in the portal. */
  readonly cash: boolean;
  readonly totalAmount: number;
  readonly paidAmount: number;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  /** Whether a return of the order is still open, for example in dispute. */
  readonly isReturning: boolean;
  /** The state of the order's payments: `running` if one is not finished, `claimed` if the customer owes a charged-back sum. */
  readonly payments: 'settled' | 'running' | 'claimed';
  /** The day of the order's last event: a status, a payment, a refund, or the end of a return. */
  readonly lastOn: CalendarDate;
};

export type RetentionVerdict =
  | { readonly kind: 'erase' }
  | { readonly kind: 'keep'; readonly because: 'open' | 'owes' | 'holds_money' | 'returning' | 'money_on_its_way' | 'within_term' };

const keepBecause = (because: Extract<RetentionVerdict, { kind: 'keep' }>['because']): RetentionVerdict => ({ kind: 'keep', because });

/** Statuses of orders that ended without delivery. If such an order still counts as paid, its money has not been returned yet. */
const UNDELIVERED_STATUSES: readonly string[] = ['canceled', 'refused', 'fail'];

const owesMoney = ({ cash, totalAmount, paidAmount, initialFee, initialFeePaid }: OrderRetentionFacts): boolean =>
  !cash && (paidAmount < totalAmount || initialFeePaid < initialFee);

/**
 * Whether an order's five years are over. An order that is open, unpaid, disputed or in court is stored at any age. A purchase that was
 * paid in full and received counts as ended, although its status is `delivered`.
 */
export function evaluateRetention(order: OrderRetentionFacts, today: CalendarDate): RetentionVerdict {
  const { status } = order;
  if (orderPhase(status) !== 'ended' && status !== 'delivered') return keepBecause('open');
  if ((status === 'delivered' || status === 'finished') && owesMoney(order)) return keepBecause('owes');
  if (UNDELIVERED_STATUSES.includes(status) && order.paidAmount + order.initialFeePaid > 0) return keepBecause('holds_money');
  if (order.isReturning) return keepBecause('returning');
  if (order.payments === 'running') return keepBecause('money_on_its_way');
  if (order.payments === 'claimed') return keepBecause('owes');
  return order.lastOn < retentionCutoff(today) ? { kind: 'erase' } : keepBecause('within_term');
}
