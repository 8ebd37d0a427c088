import { addDays, buildSchedule, type CalendarDate } from '@muddat/schedule';
import { overdueSince } from '../../apis/installment/daily-run/daily-run-rules.ts';
import type { orderEvents, orderItems, orders, scheduleRows } from '../../db/schema/orders.ts';
import { orderPhase } from '../../domain/order/order-phase.ts';
import type { SeededRandom } from '../shared/random.ts';
import { chooseConfirmationDay } from './choose-confirmation-day.ts';
import type { OrderGoods } from './goods-picker.ts';
import { buildOrderHistory } from './order-history.ts';
import type { OrderPlan } from './plan.ts';

export type BuiltOrder = {
  readonly order: typeof orders.$inferInsert;
  readonly items: (typeof orderItems.$inferInsert)[];
  readonly schedule: (typeof scheduleRows.$inferInsert & { number: number; dueDate: CalendarDate; amount: number; paidAmount: number })[];
  readonly events: (typeof orderEvents.$inferInsert)[];
};

export type BuildInput = {
  readonly id: string;
  readonly plan: OrderPlan;
  readonly goods: OrderGoods;
  readonly today: CalendarDate;
  readonly random: SeededRandom;
};

const DELIVERY_PRICE = 25_000;
/** Expensive orders are delivered free of charge. */
const FREE_DELIVERY_FROM = 1_000_000;
const ADDRESS = { districtId: '1726266', text: 'Amir Temur koʻchasi 107, 42-xonadon' };
const FEE_STEP_SOM = 1_000;

/** The rows of a demo order. The order's paid sums equal those of the schedule rows, because the billing seed books exactly these. */
export function buildOrder({ id, plan, goods, today, random }: BuildInput): BuiltOrder {
  const confirmedOn =
    'daysAgo' in plan.day ? addDays(today, -plan.day.daysAgo) : chooseConfirmationDay(today, { number: plan.day.payment, ...plan.day });
  const createdOn = addDays(confirmedOn, -1);
  const phase = orderPhase(plan.status);
  const wasConfirmed = phase === 'running' || plan.status === 'finished' || plan.status === 'returned';
  const goodsAmount = goods.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const deliveryAmount = plan.pickup || goodsAmount >= FREE_DELIVERY_FROM ? 0 : DELIVERY_PRICE;
  const price = goodsAmount + deliveryAmount;
  const initialFee = Math.floor((price * (plan.feePercent ?? 0)) / 100 / FEE_STEP_SOM) * FEE_STEP_SOM;
  const sums =
    plan.months === 0
      ? fullPurchase(price, wasConfirmed)
      : installment({ plan, goods, price, initialFee, today, confirmedOn, createdOn, wasConfirmed, random });
  const schedule = sums.schedule.map((row) => ({ ...row, orderId: id }));
  const lastPaidOn = schedule.at(-1)?.paidOn ?? addDays(confirmedOn, 4);
  const events = buildOrderHistory({
    status: plan.status,
    createdOn,
    paidFirst: plan.months === 0 || initialFee > 0,
    lastOn: plan.lastEventDay === undefined ? lastPaidOn : addDays(confirmedOn, plan.lastEventDay),
    overdueSince: overdueSince(plan.status, schedule, today),
  }).map((event) => ({ ...event, orderId: id }));
  return {
    order: {
      ...sums.columns,
      id,
      number: id,
      customerId: plan.customerId,
      storeId: goods.storeId,
      type: plan.months === 0 ? 'full' : 'installment',
      status: plan.status,
      createdAt: events[0]?.at ?? new Date(`${createdOn}T09:00:00+05:00`),
      confirmedOn: wasConfirmed ? confirmedOn : null,
      goodsAmount,
      deliveryAmount,
      price,
      month: plan.months,
      initialFee,
      initialFeePaid: wasConfirmed ? initialFee : 0,
      deliveryKind: plan.pickup ? 'pickup' : 'delivery',
      deliveryDistrictId: plan.pickup ? null : ADDRESS.districtId,
      deliveryAddress: plan.pickup ? null : ADDRESS.text,
      pickupAddressId: plan.pickup ? goods.branchId : null,
    },
    items: goods.lines.map(({ id: productId, ...line }, index) => ({ ...line, orderId: id, number: index + 1, productId })),
    schedule,
    events,
  };
}

type Sums = {
  readonly columns: { financed: number; markupBp: number; markup: number; monthlyPayment: number; totalAmount: number; paidAmount: number };
  readonly schedule: { number: number; dueDate: CalendarDate; amount: number; paidAmount: number; paidOn: CalendarDate | null }[];
};

function fullPurchase(price: number, paid: boolean): Sums {
  const columns = { financed: 0, markupBp: 0, markup: 0, monthlyPayment: 0, totalAmount: price, paidAmount: paid ? price : 0 };
  return { columns, schedule: [] };
}

type InstallmentInput = Pick<BuildInput, 'plan' | 'goods' | 'today' | 'random'> & {
  readonly price: number;
  readonly initialFee: number;
  readonly confirmedOn: CalendarDate;
  readonly createdOn: CalendarDate;
  readonly wasConfirmed: boolean;
};

function installment({ plan, goods, price, initialFee, today, confirmedOn, createdOn, wasConfirmed, random }: InstallmentInput): Sums {
  const markupBp = goods.markupOf(plan.months);
  // Before the store confirms, the schedule is counted from the day of the order.
  const countedFrom = wasConfirmed ? confirmedOn : createdOn;
  const built = buildSchedule({ price, initialFee, markupBp, months: plan.months, confirmedOn: countedFrom });
  const unpaidFrom = wasConfirmed && plan.status !== 'returned' ? (plan.unpaidFrom ?? Number.POSITIVE_INFINITY) : 0;
  const schedule = built.payments.map((payment) => {
    const paid = payment.dueDate < today && payment.number < unpaidFrom;
    const paidOn = paid ? addDays(payment.dueDate, -random.int(0, 3)) : null;
    return { ...payment, paidAmount: paid ? payment.amount : 0, paidOn };
  });
  const next = schedule.find((row) => row.paidAmount === 0);
  if (plan.partOfNext && next !== undefined) {
    next.paidAmount = Math.floor(next.amount / 2 / FEE_STEP_SOM) * FEE_STEP_SOM;
    next.paidOn = addDays(today, -2);
  }
  return {
    columns: {
      financed: built.financed,
      markupBp,
      markup: built.markup,
      monthlyPayment: built.monthly,
      totalAmount: built.total,
      paidAmount: schedule.reduce((sum, row) => sum + row.paidAmount, 0),
    },
    schedule,
  };
}
