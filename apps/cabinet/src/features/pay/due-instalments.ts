import type { InstalmentsAim } from '../../domain/payment/aim.ts';
import type { MonthPayment } from '../../domain/schedule/schedule-queries.ts';

/** A part of what one order asks for in the month: all that is overdue together, or one instalment to come. */
export type DueInstalment = {
  /** The order and the place of the part among its parts. */
  id: string;
  orderId: string;
  orderNumber: string;
  store: string;
  amount: number;
  /** 'YYYY-MM-DD' of the oldest; null where it has no day. */
  dueDate: string | null;
  overdueDays: number;
};

/**
 * The parts of every order: first what is overdue, then what comes, by day. Initial fees and whole prices are paid by their own purpose,
 * so they are not among them. Of one order an earlier part stands before a later one.
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

/** Orders that one payment takes at most (billing contract). */
export const MAX_ORDERS = 20;

/** Chosen to begin with: what is late, or the next instalment of every order where nothing is; never more than one payment takes. */
export function startingChoice(due: readonly DueInstalment[]): string[] {
  const late = due.filter(({ overdueDays }) => overdueDays > 0);
  const first = late.length > 0 ? late : due.filter((one) => partsUpTo(due, one).length === 1);
  return first.slice(0, MAX_ORDERS).map(({ id }) => id);
}

/**
 * The choice after a press. A payment settles the oldest part of an order first, so a later part brings the earlier ones with it, and an
 * earlier one that is taken out takes the later ones out.
 */
export function chooseInOrder(due: readonly DueInstalment[], before: readonly string[], pressed: readonly string[]): string[] {
  const added = due.filter(({ id }) => pressed.includes(id) && !before.includes(id));
  const wanted = new Set([...pressed, ...added.flatMap((one) => partsUpTo(due, one).map(({ id }) => id))]);
  return due.filter((one) => partsUpTo(due, one).every(({ id }) => wanted.has(id))).map(({ id }) => id);
}

/** The part and those of its order before it. */
const partsUpTo = (due: readonly DueInstalment[], part: DueInstalment): DueInstalment[] =>
  due.slice(0, due.indexOf(part) + 1).filter(({ orderId }) => orderId === part.orderId);

/** Whether an order has more than one part to choose. */
export const hasLaterParts = (due: readonly DueInstalment[]): boolean => due.some((part) => partsUpTo(due, part).length > 1);

/** The chosen ones as one aim, each order once, and their sum; null where none is chosen. */
export function aimOfInstalments(due: readonly DueInstalment[], chosen: readonly string[]): { aim: InstalmentsAim; sum: number } | null {
  const amounts = new Map<string, number>();
  for (const { id, orderId, amount } of due) if (chosen.includes(id)) amounts.set(orderId, (amounts.get(orderId) ?? 0) + amount);
  if (amounts.size === 0) return null;
  const orders = [...amounts].map(([orderId, amount]) => ({ orderId, amount }));
  return { aim: { purpose: 'instalment', orders }, sum: orders.reduce((sum, { amount }) => sum + amount, 0) };
}
