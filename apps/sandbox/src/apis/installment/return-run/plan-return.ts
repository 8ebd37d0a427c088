import { type Row, returnItem } from '@muddat/schedule';
import type { StoredReturnFigures, StoredReturnSums } from '../../../db/schema/returns.ts';
import { type OrderContribution, splitOrderRefund, totalRefundToBalance } from '../../billing/refund/order-refund.ts';

/** The quantity of one order line that is returned. `price`: of one piece. */
export type ReturnedLine = { readonly line: number; readonly quantity: number; readonly price: number };

/** Columns of `orders`. */
export type ReturnedOrder = {
  readonly type: string;
  readonly cash: boolean;
  readonly totalAmount: number;
  readonly paidAmount: number;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  readonly bonusAmount: number;
  readonly markup: number;
  readonly returnedMarkup: number;
};

export type ReturnPlanInput = {
  readonly order: ReturnedOrder;
  readonly rows: readonly Row[];
  /** All lines of the order as they were bought. */
  readonly bought: readonly ReturnedLine[];
  /** Quantities that earlier returns took back. */
  readonly returned: readonly ReturnedLine[];
  readonly lines: readonly ReturnedLine[];
  /** What each payment contributed to the order, the latest payment first. */
  readonly contributions: readonly OrderContribution[];
};

export type ReturnPlan = {
  readonly figures: StoredReturnFigures;
  /** Whether nothing of the order remains. */
  readonly isComplete: boolean;
  readonly rows: readonly Row[];
  readonly markup: number;
  /** The sum taken off the order's payments. More than `giveBack` when the store has already refunded a part. */
  readonly takenOffPayments: number;
  readonly feeBack: number;
  /** The reduction of the initial fee. More than `feeBack` when a bank took the fee back and it is owed again. */
  readonly feeCut: number;
};

const sumOf = (lines: readonly ReturnedLine[]): number => lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const paidAmountOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.paidAmount, 0);
/** Rounds half up. Exact while `amount * part` is below 2^53. */
const share = (amount: number, part: number, whole: number): number => (whole === 0 ? 0 : Math.round((amount * part) / whole));

/**
 * The figures of an order before and after a return (domain, Arithmetic). spec gap: bonuses are returned by the same share as the goods.
 */
export function planReturn({ order, rows, bought, returned, lines, contributions }: ReturnPlanInput): ReturnPlan {
  const all = sumOf(bought);
  const left = all - sumOf(returned);
  const item = sumOf(lines);
  const changed = order.type === 'installment' ? returnFromSchedule(order, rows, item, left) : returnFromFullPurchase(order, item, left);
  const takenOffPayments = changed.overpaid + changed.feeBack;
  const giveBack = order.cash ? takenOffPayments : totalRefundToBalance(splitOrderRefund(contributions, takenOffPayments));
  const bonusUntil = (goods: number) => share(order.bonusAmount, goods, all);
  return {
    isComplete: item === left,
    rows: changed.rows,
    markup: share(order.markup - order.returnedMarkup, changed.share, order.totalAmount),
    takenOffPayments,
    feeBack: changed.feeBack,
    feeCut: order.type === 'installment' ? Math.max(changed.feeBack, share(order.initialFee, item, left)) : 0,
    figures: {
      share: changed.share,
      giveBack,
      giveBackTo: giveBack === 0 ? 'nothing' : order.cash ? 'store_cash' : 'balance',
      bonusBack: bonusUntil(all - left + item) - bonusUntil(all - left),
      old: toStoredSums(order.totalAmount, order.paidAmount, rows),
      new: toStoredSums(order.totalAmount - changed.share, order.paidAmount - changed.overpaid, changed.rows),
    },
  };
}

type ReturnEffect = { readonly rows: readonly Row[]; readonly share: number; readonly overpaid: number; readonly feeBack: number };

function returnFromSchedule(order: ReturnedOrder, rows: readonly Row[], itemPrice: number, goodsPrice: number): ReturnEffect {
  const after = returnItem({ rows, itemPrice, goodsPrice, initialFee: order.initialFeePaid });
  const overpaid = paidAmountOf(rows) - paidAmountOf(after.rows);
  return { rows: after.rows, share: after.share, overpaid, feeBack: after.toBalance - overpaid };
}

/** A full purchase has no schedule: its total falls by the share of the goods. */
function returnFromFullPurchase(order: ReturnedOrder, itemPrice: number, goodsPrice: number): ReturnEffect {
  const fell = share(order.totalAmount, itemPrice, goodsPrice);
  return { rows: [], share: fell, overpaid: Math.max(0, order.paidAmount - (order.totalAmount - fell)), feeBack: 0 };
}

export function toStoredSums(total: number, paid: number, rows: readonly Row[]): StoredReturnSums {
  const schedule = rows.map(({ number, dueDate, amount, paidAmount }) => ({ number, dueDate, amount, paidAmount }));
  return { total, paid, schedule };
}
