import { addDays, type CalendarDate, daysBetween, summary } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { overdueSince } from '../../apis/installment/daily-run/daily-run-rules.ts';
import { createSeededRandom } from '../shared/random.ts';
import { type BuiltOrder, buildOrder } from './build-order.ts';
import type { OrderGoods } from './goods-picker.ts';
import { ORDER_PLANS } from './plans.ts';

const goods: OrderGoods = {
  storeId: '1',
  branchId: '1-1',
  lines: [{ id: '1', nameRu: 'Чайник', nameUz: 'Choynak', image: '/1.svg', price: 1_234_567, quantity: 1 }],
  markupOf: (months) => months * 230,
};

const built = (today: CalendarDate): BuiltOrder[] =>
  ORDER_PLANS.map((plan, index) => buildOrder({ id: String(index), plan, goods, today, random: createSeededRandom(index) }));

/** Every day of four years, with a leap day: the demo data depends on the day of seeding. */
const DAYS = Array.from({ length: 1_461 }, (_, index) => addDays('2026-01-01', index));

test('seeded on any day, one order is overdue within the grace period, one broken off, one in court, and no other overdue', () => {
  for (const today of DAYS) {
    const late = built(today).flatMap(({ order, schedule }) => {
      const since = overdueSince(order.status, schedule, today);
      return since === null ? [] : [{ status: order.status, days: daysBetween(since, today) }];
    });
    expect([today, late.map((item) => item.status).sort()]).toEqual([today, ['broke', 'delivered', 'send_enveloper']]);
    const days = Object.fromEntries(late.map((item) => [item.status, item.days]));
    expect([today, inRange(days['delivered'], 1, 5), inRange(days['broke'], 60, 119), inRange(days['send_enveloper'], 120, 200)]).toEqual([
      today,
      true,
      true,
      true,
    ]);
  }
});

test('seeded on any day, each order has the sums of its schedule, and payments and events only before that day', () => {
  for (const today of DAYS) {
    for (const { order, schedule, events } of built(today)) {
      const name = [today, order.status];
      if (order.type === 'installment') {
        const total = schedule.reduce((sum, row) => sum + row.amount, 0);
        expect([...name, total, summary(schedule, today).paidAmount]).toEqual([...name, order.totalAmount, order.paidAmount]);
      }
      const confirmedOn = order.confirmedOn ?? '';
      for (const { paidOn } of schedule)
        if (paidOn != null) expect([...name, paidOn >= confirmedOn && paidOn < today]).toEqual([...name, true]);
      const times = events.map((event) => event.at.getTime());
      expect([...name, times]).toEqual([...name, times.toSorted((a, b) => a - b)]);
      expect([...name, events.at(-1)?.status, (times.at(-1) ?? 0) < Date.parse(`${today}T00:00:00+05:00`)]).toEqual([
        ...name,
        order.status,
        true,
      ]);
    }
  }
});

const inRange = (value: number | undefined, from: number, to: number) => value !== undefined && value >= from && value <= to;
