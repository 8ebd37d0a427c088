import { addDays, type CalendarDate } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, payoffQuotes, scheduleRows } from '../../../db/schema/orders.ts';
import { computePayoffQuote, endOfDay } from '../../../domain/order/payoff-quote.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Quote = installment.components['schemas']['PayoffQuote'];
type Order = installment.components['schemas']['Order'];

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const { data: delivered } = (await dilnoza<{ data: Order[] }>('/v3/user/orders/all?status=delivered')).body;
const running = delivered.find((order) => order.month === 12);
if (running === undefined) throw new Error('the demo customer has no delivered order of 12 months');

const quote = <T>(id: string | undefined, query = '') => dilnoza<T>(`/v3/user/order/${id}/payoff-quote${query}`);

describe('GET /v3/user/order/{id}/payoff-quote', () => {
  test('returns the financed amount plus the mark-up of the begun months less the paid amount, valid until the end of the day', async () => {
    const { body } = await quote<Quote>(running.id);
    const [row] = await sandbox.db.select().from(orders).where(eq(orders.id, running.id));
    if (row === undefined || row.confirmedOn === null) throw new Error('the order is not confirmed');
    // 5 payments fell due and the sixth month has begun. Computed here, independent of the package under test.
    const begun = running.schedule.filter((item) => item.due_date < sandbox.clock.today()).length + 1;
    const amount =
      row.financed + Math.floor((2 * row.markup * begun + running.schedule.length) / (2 * running.schedule.length)) - row.paidAmount;
    expect(body).toEqual({
      quote_id: expect.any(String),
      date: sandbox.clock.today(),
      amount,
      saving: running.remainder - amount,
      good_until: endOfDay(sandbox.clock.today()).toISOString(),
    });
    expect(body.saving).toBeGreaterThan(0);
  });

  test('returns the same quote again for the same day, and another with a higher amount for a later day', async () => {
    const today = await quote<Quote>(running.id);
    const again = await quote<Quote>(running.id, `?date=${sandbox.clock.today()}`);
    const later = await quote<Quote>(running.id, `?date=${addDays(sandbox.clock.today(), 35)}`);
    expect(again.body).toEqual(today.body);
    expect(later.body.quote_id).not.toBe(today.body.quote_id);
    expect(later.body.amount).toBeGreaterThan(today.body.amount);
    const ofBothDays = and(eq(payoffQuotes.orderId, running.id), inArray(payoffQuotes.date, [today.body.date, later.body.date]));
    expect(await sandbox.db.select().from(payoffQuotes).where(ofBothDays)).toHaveLength(2);
  });

  test('counts no month before the confirmation day, to which the test clock may be set back', async () => {
    const [row] = await sandbox.db.select().from(orders).where(eq(orders.id, running.id));
    if (row === undefined || row.confirmedOn === null) throw new Error('the order is not confirmed');
    const schedule = await sandbox.db.select().from(scheduleRows).where(eq(scheduleRows.orderId, running.id));
    const amountOn = (today: CalendarDate) => computePayoffQuote({ order: row, schedule }, { date: today, today });
    expect(amountOn(addDays(row.confirmedOn, -1))).toEqual(amountOn(row.confirmedOn));
  });

  test('refuses yesterday and the day after the last due date, and accepts the last due date', async () => {
    const last = running.schedule.at(-1)?.due_date;
    if (last === undefined) throw new Error('the order has no instalments');
    for (const date of [addDays(sandbox.clock.today(), -1), addDays(last, 1)]) {
      const { status, body } = await quote<ProblemBody>(running.id, `?date=${date}`);
      expect([status, body.code, body.fields]).toEqual([422, 'validation_failed', { date: 'out_of_range' }]);
    }
    const { status, body } = await quote<Quote>(running.id, `?date=${last}`);
    expect([status, body.saving]).toEqual([200, 0]);
  });

  test.each(['2026-02-30', '21.11.2026', '2026-11-21T00:00:00Z'])('an invalid date (%s) gets 400', async (date) => {
    const { status, body } = await quote<ProblemBody>(running.id, `?date=${date}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['date']]);
  });

  test('an order that is finished, pending, canceled or shipping gets 422 with nothing_to_pay', async () => {
    for (const status of ['finished', 'pending', 'canceled', 'shipping']) {
      const { data } = (await dilnoza<{ data: Order[] }>(`/v3/user/orders/all?status=${status}`)).body;
      const answer = await quote<ProblemBody>(data[0]?.id);
      expect([status, answer.status, answer.body.fields]).toEqual([status, 422, { id: 'nothing_to_pay' }]);
    }
  });

  test('an unknown order and an order of another customer get 404', async () => {
    const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);
    const [foreign] = (await malika<{ data: Order[] }>('/v3/user/orders/all')).body.data;
    expect([(await quote(foreign?.id)).status, (await quote('999999')).status]).toEqual([404, 404]);
  });
});
