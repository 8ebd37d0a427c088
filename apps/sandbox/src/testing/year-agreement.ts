import { addDays, type CalendarDate } from '@muddat/schedule';
import type { billing, installment } from '@muddat/sdk/types';
import type { ledgerView } from '../apis/billing/ledger/ledger-view.ts';
import { orderPhase } from '../domain/order/order-phase.ts';

type Schemas = installment.components['schemas'];
type Ledger = Awaited<ReturnType<typeof ledgerView>>;

/** The data that one customer's screens show at one moment, and the ledger. */
export type CustomerSnapshot = {
  readonly today: CalendarDate;
  /** The list of orders, and each order fetched separately. */
  readonly listed: readonly Schemas['Order'][];
  readonly orders: readonly Schemas['Order'][];
  readonly month: Schemas['Month'];
  readonly next: Schemas['NextPayment'] | null;
  readonly limit: Schemas['Limit'];
  readonly balance: { readonly amount: number; readonly available: number };
  readonly entries: readonly billing.components['schemas']['BalanceEntry'][];
  readonly payments: readonly billing.components['schemas']['Payment'][];
  readonly ledger: Ledger;
};

/** Two values that should be equal but are not. */
export type Mismatch = { readonly what: string; readonly one: unknown; readonly other: unknown };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isRunning = ({ status }: Schemas['Order']): boolean => orderPhase(status) === 'running';
const left = ({ amount, paid_amount }: Schemas['ScheduleRow']): number => amount - paid_amount;

/** Compares the responses behind the screens with each other and with the ledger; empty if all agree. */
export function findMismatches(told: CustomerSnapshot): Mismatch[] {
  return [
    ...told.orders.flatMap((order) => orderMismatches(order, told)),
    ...paymentMismatches(told),
    ...limitMismatches(told),
    ...balanceMismatches(told),
  ].filter(({ one, other }) => JSON.stringify(one) !== JSON.stringify(other));
}

function orderMismatches(order: Schemas['Order'], { today, listed, ledger }: CustomerSnapshot): Mismatch[] {
  const of = (what: string, one: unknown, other: unknown): Mismatch => ({ what: `${what} of order ${order.id}`, one, other });
  const rows = order.schedule;
  const late = isRunning(order) ? rows.filter((row) => left(row) > 0 && row.due_date < today) : [];
  const open = rows.filter((row) => left(row) > 0);
  const inList = listed.find(({ id }) => id === order.id);
  const feePaid = orderPhase(order.status) === 'awaiting' ? 0 : order.initial_fee;
  const booked = ledger.rows.flatMap(({ entries }) => entries).filter((entry) => entry.order_id === order.id && entry.account === 'order');
  return [
    of('schedule in the list and by itself', inList?.schedule, rows),
    of('remainder in the list and by itself', inList?.remainder, order.remainder),
    of('total and schedule', order.total_amount, sum(rows.map(({ amount }) => amount))),
    of('paid sum and schedule', order.paid_amount, sum(rows.map(({ paid_amount }) => paid_amount))),
    of('remainder and schedule', order.remainder, sum(rows.map(left))),
    of('overdue sum and schedule', order.past_due_debt, sum(late.map(left))),
    of('overdue rows and their states', rows.filter(({ state }) => state === 'overdue').length, late.length),
    of('payment date and schedule', order.payment_date, isRunning(order) ? (open[0]?.due_date ?? null) : null),
    of('paid sum and ledger', order.paid_amount + feePaid, sum(booked.map(({ amount }) => -amount))),
  ];
}

/** Compares the month's payments with the schedule rows that are due in the month. */
function paymentMismatches({ orders, month, next, today }: CustomerSnapshot): Mismatch[] {
  const due = orders
    .filter(isRunning)
    .flatMap((order) => order.schedule.map((row) => ({ order, row })))
    .filter(({ row }) => left(row) > 0)
    .toSorted((a, b) => (a.row.due_date < b.row.due_date ? -1 : a.row.due_date > b.row.due_date ? 1 : 0));
  const soon = due.filter(({ row }) => row.due_date <= month.until);
  const late = soon.filter(({ row }) => row.due_date < today);
  const fees = orders.filter(({ payment_reason }) => payment_reason === 'initial_fee');
  const [first] = due;
  const ofMonth = (payments: readonly { order_id: string; number: number | null; amount: number }[]) =>
    payments.map(({ order_id, number, amount }) => `${order_id} ${number} ${amount}`).toSorted();
  const expected = [
    ...soon.map(({ order, row }) => ({ order_id: order.id, number: row.number, amount: left(row) })),
    ...fees.map((order) => ({ order_id: order.id, number: null, amount: order.payment_amount })),
  ];
  return [
    { what: 'payments of the month and schedules', one: ofMonth(month.payments), other: ofMonth(expected) },
    { what: 'total of the month and schedules', one: month.total, other: sum(expected.map(({ amount }) => amount)) },
    { what: 'overdue total of the month and schedules', one: month.overdue_total, other: sum(late.map(({ row }) => left(row))) },
    { what: 'overdue total of the month and orders', one: month.overdue_total, other: sum(orders.map((order) => order.past_due_debt)) },
    { what: 'overdue orders of the month', one: month.overdue_orders, other: new Set(late.map(({ order }) => order.id)).size },
    { what: 'date of the next payment and schedules', one: next?.payment_date ?? null, other: first?.row.due_date ?? null },
    ...(next === null ? [] : nextPaymentMismatches(next, orders)),
  ];
}

function nextPaymentMismatches(next: Schemas['NextPayment'], orders: readonly Schemas['Order'][]): Mismatch[] {
  const order = orders.find(({ id }) => id === next.order_id);
  const figures = (of: Schemas['NextPayment'] | Schemas['Order'] | undefined) =>
    of && [of.payment_date, of.payment_amount, of.payment_reason, of.payment_min, of.payment_max, of.overdue_days, of.past_due_debt];
  return [{ what: `next payment and order ${next.order_id}`, one: figures(next), other: figures(order) }];
}

function limitMismatches({ orders, limit, month, today }: CustomerSnapshot): Mismatch[] {
  const used = sum(orders.map(({ remainder }) => remainder));
  const isGood = limit.status === 'approved';
  return [
    { what: 'used part of the limit and remainders', one: limit.used, other: used },
    { what: 'free part of the limit', one: limit.available, other: isGood ? Math.max(0, limit.amount - limit.used) : 0 },
    { what: 'last day of the limit', one: isGood && (limit.valid_until ?? '') < today, other: false },
    {
      what: 'way out of a blocked limit and what is overdue',
      one: limit.next_step === 'pay_overdue',
      other: limit.status === 'blocked' && month.overdue_total > 0,
    },
    // After five days of grace the daily run blocks the limit.
    { what: 'a good limit and what is overdue', one: isGood && isBeyondGrace(orders, today), other: false },
  ];
}

const isBeyondGrace = (orders: readonly Schemas['Order'][], today: CalendarDate): boolean =>
  orders.filter(isRunning).some(({ schedule }) => schedule.some((row) => left(row) > 0 && row.due_date < addDays(today, -5)));

function balanceMismatches({ balance, entries, payments, ledger }: CustomerSnapshot): Mismatch[] {
  const booked = ledger.rows.flatMap((row) => row.entries);
  const owed = (...accounts: string[]) => sum(booked.filter(({ account }) => accounts.includes(account)).map(({ amount }) => -amount));
  const seen = payments.map(({ payment_id, status, amount }) => `${payment_id} ${status} ${amount}`);
  return [
    { what: 'balance and ledger', one: balance.amount, other: owed('balance', 'held') },
    { what: 'free balance and ledger', one: balance.available, other: owed('balance') },
    { what: 'balance and its history', one: balance.amount, other: sum(entries.map(({ amount }) => amount)) },
    { what: 'provider and ledger', one: ledger.provider_sum, other: ledger.ledger_sum },
    { what: 'differences that the ledger check finds', one: ledger.differences, other: [] },
    {
      what: 'history of payments and books',
      one: seen.toSorted(),
      other: ledger.rows.map(({ payment_id, status, amount }) => `${payment_id} ${status} ${amount}`).toSorted(),
    },
  ];
}
