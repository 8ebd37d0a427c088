import { type CalendarDate, paymentBounds, type Row, summary } from '@muddat/schedule';
import { orderPhase } from './order-phase.ts';

/** The columns of `orders` that decide what is due. */
export type OrderAmounts = {
  readonly type: string;
  readonly status: string;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  readonly totalAmount: number;
  readonly paidAmount: number;
  /** Whether the order is paid to the courier or in the branch, not in the portal. */
  readonly cash?: boolean;
};

/** Why a payment is requested. For `overdue` and `instalment` the purpose of the payment is `instalment`. */
type PaymentReason = 'overdue' | 'instalment' | 'initial_fee' | 'order';

export type OrderAmountsDue = {
  /** The sum still owed, in so'm. */
  readonly remainder: number;
  readonly overdueDays: number;
  readonly pastDueDebt: number;
  readonly paymentAmount: number;
  readonly paymentDate: CalendarDate | null;
  readonly paymentReason: PaymentReason | null;
  readonly paymentMin: number;
  readonly paymentMax: number;
};

/** The sums that are owed and that may be paid on a day (domain, Orders and Arithmetic). */
export function orderAmountsDue(order: OrderAmounts, rows: readonly Row[], today: CalendarDate): OrderAmountsDue {
  const phase = orderPhase(order.status);
  const remainder = phase === 'ended' ? 0 : order.totalAmount - order.paidAmount;
  const feeLeft = order.initialFee - order.initialFeePaid;
  if (phase === 'awaiting' && feeLeft > 0) return singlePayment(remainder, feeLeft, 'initial_fee');
  if (phase === 'running' && feeLeft > 0) return chargedBackFee(instalmentAmounts(remainder, rows, today), feeLeft);
  if (order.cash === true) return noAmountDue(remainder);
  if ((phase === 'awaiting' || phase === 'running') && order.type === 'full' && remainder > 0)
    return singlePayment(remainder, remainder, 'order');
  if (phase !== 'running') return noAmountDue(remainder);
  return instalmentAmounts(remainder, rows, today);
}

function noAmountDue(remainder: number): OrderAmountsDue {
  return {
    remainder,
    overdueDays: 0,
    pastDueDebt: 0,
    paymentAmount: 0,
    paymentDate: null,
    paymentReason: null,
    paymentMin: 0,
    paymentMax: 0,
  };
}

/** An initial fee and a full purchase are paid in one payment (domain, Arithmetic), so both bounds are the sum itself. */
function singlePayment(remainder: number, amount: number, paymentReason: PaymentReason): OrderAmountsDue {
  return { ...noAmountDue(remainder), paymentAmount: amount, paymentReason, paymentMin: amount, paymentMax: amount };
}

/** A bank took the initial fee back. The fee is due now, but overdue instalments come first. */
function chargedBackFee(others: OrderAmountsDue, feeLeft: number): OrderAmountsDue {
  return others.paymentReason === 'overdue' ? others : singlePayment(others.remainder, feeLeft, 'initial_fee');
}

function instalmentAmounts(remainder: number, rows: readonly Row[], today: CalendarDate): OrderAmountsDue {
  const { paymentDate, paymentAmount, overdueDays, pastDueDebt } = summary(rows, today);
  if (paymentDate === null) return noAmountDue(remainder);
  const { min, max } = paymentBounds(rows);
  return {
    remainder,
    overdueDays,
    pastDueDebt,
    paymentAmount,
    paymentDate,
    paymentReason: overdueDays > 0 ? 'overdue' : 'instalment',
    paymentMin: min,
    paymentMax: max,
  };
}
