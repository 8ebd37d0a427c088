import type { CalendarDate } from '@muddat/schedule';
import type { InstalmentsPurpose } from '../../domain/payment/purpose.ts';
import type { MonthPayment } from '../../domain/schedule/schedule-queries.ts';

/** A payable part of one order this month: all its overdue instalments together, or one upcoming instalment. */
export type DueInstalment = {
  /** `<order id>.<index of this instalment among those of the order>` */
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
 * Lists the payable instalments of all orders: overdue ones first, then upcoming ones in the server's order. Earlier instalments of an
 * order come first. Initial fees and full prices have payment purposes of their own and are left out.
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
export const MAX_ORDERS_PER_PAYMENT = 20;

/** Initial selection: all overdue instalments, else the next instalment of every order. At most `MAX_ORDERS_PER_PAYMENT`. */
export function initialInstalmentSelection(due: readonly DueInstalment[]): string[] {
  const late = due.filter(({ overdueDays }) => overdueDays > 0);
  const first = late.length > 0 ? late : due.filter((one) => instalmentsUpTo(due, one).length === 1);
  return first.slice(0, MAX_ORDERS_PER_PAYMENT).map(({ id }) => id);
}

/**
 * Returns the selection after a press. A payment settles the oldest instalment of an order first. So selecting one also selects the earlier
 * ones, and clearing one also clears the later ones.
 */
export function updateInstalmentSelection(due: readonly DueInstalment[], before: readonly string[], pressed: readonly string[]): string[] {
  const added = due.filter(({ id }) => pressed.includes(id) && !before.includes(id));
  const wanted = new Set([...pressed, ...added.flatMap((one) => instalmentsUpTo(due, one).map(({ id }) => id))]);
  return due.filter((one) => instalmentsUpTo(due, one).every(({ id }) => wanted.has(id))).map(({ id }) => id);
}

/** The given instalment and all earlier ones of the same order. */
const instalmentsUpTo = (due: readonly DueInstalment[], part: DueInstalment): DueInstalment[] =>
  due.slice(0, due.indexOf(part) + 1).filter(({ orderId }) => orderId === part.orderId);

/** Whether any order has more than one payable instalment. */
export const hasLaterInstalments = (due: readonly DueInstalment[]): boolean => due.some((part) => instalmentsUpTo(due, part).length > 1);

/** Combines the chosen instalments into one purpose, summed per order, with the total. Null if none is chosen. */
export function purposeOfInstalments(
  due: readonly DueInstalment[],
  chosen: readonly string[],
): { purpose: InstalmentsPurpose; amount: number } | null {
  const amounts = new Map<string, number>();
  for (const { id, orderId, amount } of due) if (chosen.includes(id)) amounts.set(orderId, (amounts.get(orderId) ?? 0) + amount);
  if (amounts.size === 0) return null;
  const orders = [...amounts].map(([orderId, amount]) => ({ orderId, amount }));
  return { purpose: { purpose: 'instalment', orders }, amount: orders.reduce((total, { amount }) => total + amount, 0) };
}
