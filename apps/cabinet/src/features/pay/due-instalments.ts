import type { MonthPayment } from '../../data/queries.ts';
import type { InstalmentsAim } from '../../payment/aim.ts';

/** What one order asks for among several. */
export type DueInstalment = {
  orderId: string;
  orderNumber: string;
  store: string;
  amount: number;
  /** 'YYYY-MM-DD' of the oldest; null where it has no day. */
  dueDate: string | null;
  overdueDays: number;
};

/**
 * What each order asks for, in the order of the month: all that is overdue, else its next instalment. Initial fees and whole prices are
 * paid by their own purpose, so they are not among them.
 */
export function dueInstalments(payments: readonly MonthPayment[]): DueInstalment[] {
  const own = payments.filter(({ reason }) => reason === 'overdue' || reason === 'instalment');
  return [...new Set(own.map(({ order_id }) => order_id))].flatMap((id) => {
    const all = own.filter(({ order_id }) => order_id === id);
    const late = all.filter(({ reason }) => reason === 'overdue');
    const parts = late.length > 0 ? late : all.slice(0, 1);
    const [first] = parts;
    if (first === undefined) return [];
    const { order_id, order_number, store, due_date, overdue_days } = first;
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    return [{ orderId: order_id, orderNumber: order_number, store: store.name, amount, dueDate: due_date, overdueDays: overdue_days }];
  });
}

/** Chosen to begin with: every order that is late, or all of them where none is. */
export function startingChoice(due: readonly DueInstalment[]): string[] {
  const late = due.filter(({ overdueDays }) => overdueDays > 0);
  return (late.length > 0 ? late : due).map(({ orderId }) => orderId);
}

/** The chosen ones as one aim, and their sum; null where none is chosen. */
export function aimOfInstalments(due: readonly DueInstalment[], chosen: readonly string[]): { aim: InstalmentsAim; sum: number } | null {
  const orders = due.filter(({ orderId }) => chosen.includes(orderId)).map(({ orderId, amount }) => ({ orderId, amount }));
  if (orders.length === 0) return null;
  return { aim: { purpose: 'instalment', orders }, sum: orders.reduce((sum, { amount }) => sum + amount, 0) };
}
