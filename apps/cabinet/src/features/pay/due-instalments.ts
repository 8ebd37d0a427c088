import type { CalendarDate } from '@muddat/schedule';
import type { InstalmentsAim } from '../../domain/payment/aim.ts';
import type { MonthPayment } from '../../domain/schedule/schedule-queries.ts';

/** A payable part of one order this month: all its overdue instalments together, or one upcoming instalment. */
export type DueInstalment = {
  /** `<order id>.<index of this part among the parts of the order>` */
  id: string;
  orderId: string;
  orderNumber: string;
  store: string;
  amount: number;
  /** Due date of the oldest instalment, 'YYYY-MM-DD'; null if it has none. */
  dueDate: CalendarDate | null;
  overdueDays: number;
};

/**
 * Lists the payable parts of all orders: overdue ones first, then upcoming instalments in the server's order. Earlier parts of an order
 * come first. Initial fees and full prices have payment purposes of their own and are left out.
 */
export function dueInstalments(payments: readonly MonthPayment[]): DueInstalment[] {
  const late = payments.filter(({ reason }) => reason === 'overdue');
  const lateOrders = [...new Set(late.map(({ order_id }) => order_id))];
  const parts = [
    ...lateOrders.map((id) => late.filter(({ order_id }) => order_id === id)),
    ...payments.filter(({ reason }) => reason === 'instalment').map((payment) => [payment]),
  ];
  const placesOf = new Map<string, number>();
  return parts.flatMap((part) => {
    const [first] = part;
    if (first === undefined) return [];
    const { order_id, order_number, store, due_date, overdue_days } = first;
    const place = placesOf.get(order_id) ?? 0;
    placesOf.set(order_id, place + 1);
    const amount = part.reduce((sum, one) => sum + one.amount, 0);
    const of = { orderId: order_id, orderNumber: order_number, store: store.name, dueDate: due_date, overdueDays: overdue_days };
    return [{ id: `${order_id}.${place}`, ...of, amount }];
  });
}

/** Maximum number of orders in one payment (billing contract). */
export const MAX_ORDERS = 20;

/** Initial selection: all overdue parts, else the next instalment of every order. At most `MAX_ORDERS` parts. */
export function startingChoice(due: readonly DueInstalment[]): string[] {
  const late = due.filter(({ overdueDays }) => overdueDays > 0);
  const first = late.length > 0 ? late : due.filter((one) => partsUpTo(due, one).length === 1);
  return first.slice(0, MAX_ORDERS).map(({ id }) => id);
}

/**
 * Returns the selection after a press. A payment settles the oldest part of an order first. So selecting a part also selects the earlier
 * ones, and clearing a part also clears the later ones.
 */
export function chooseInOrder(due: readonly DueInstalment[], before: readonly string[], pressed: readonly string[]): string[] {
  const added = due.filter(({ id }) => pressed.includes(id) && !before.includes(id));
  const wanted = new Set([...pressed, ...added.flatMap((one) => partsUpTo(due, one).map(({ id }) => id))]);
  return due.filter((one) => partsUpTo(due, one).every(({ id }) => wanted.has(id))).map(({ id }) => id);
}

/** The given part and all earlier parts of the same order. */
const partsUpTo = (due: readonly DueInstalment[], part: DueInstalment): DueInstalment[] =>
  due.slice(0, due.indexOf(part) + 1).filter(({ orderId }) => orderId === part.orderId);

/** Whether any order has more than one part. */
export const hasLaterParts = (due: readonly DueInstalment[]): boolean => due.some((part) => partsUpTo(due, part).length > 1);

/** Combines the chosen parts into one aim, summed per order, with the total. Null if none is chosen. */
export function aimOfInstalments(due: readonly DueInstalment[], chosen: readonly string[]): { aim: InstalmentsAim; sum: number } | null {
  const amounts = new Map<string, number>();
  for (const { id, orderId, amount } of due) if (chosen.includes(id)) amounts.set(orderId, (amounts.get(orderId) ?? 0) + amount);
  if (amounts.size === 0) return null;
  const orders = [...amounts].map(([orderId, amount]) => ({ orderId, amount }));
  return { aim: { purpose: 'instalment', orders }, sum: orders.reduce((sum, { amount }) => sum + amount, 0) };
}
