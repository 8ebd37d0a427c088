import { addDays } from '@muddat/schedule';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../db/schema/billing.ts';
import { orderItems, orders, scheduleRows } from '../../../db/schema/orders.ts';
import {
  createBillingCaller,
  DILNOZA_PHONE,
  expectBooksToAgree,
  loadOrderAmounts,
  loadPayoffAmount,
  MAIN_CARD_SOURCE,
} from '../../../testing/billing.ts';
import { advanceClock } from '../../../testing/checkout.ts';
import { openReturnSandbox, SMALL_RETURN } from '../../../testing/returns.ts';

const { sandbox, me, delivered, available, ask, hand, titles, links } = await openReturnSandbox();

describe('a return', () => {
  it('[X-11] is quoted with old and new figures; once the store accepts the goods, the new ones apply and the refund arrives', async () => {
    const order = await delivered();
    const before = await loadOrderAmounts(sandbox, order.id);
    const quoted = await me.call('POST', `/order/${order.id}/return-quote`, SMALL_RETURN);
    expect(quoted.status).toBe(200);
    const { figures } = quoted.body.data;
    expect(figures.old).toMatchObject({ total: before.totalAmount, paid: before.paidAmount });
    expect(figures.new.total).toBe(before.totalAmount - figures.share);
    expect(figures.new.schedule.reduce((sum, row) => sum + row.amount, 0)).toBe(figures.new.total);
    expect(figures.give_back).toBeGreaterThan(0);
    const balance = await available();

    const asked = await ask(order.id, { ...SMALL_RETURN, text: 'Не включается' });
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      { state: 'requested', next_step: 'wait_store', answer: null, settled: false, figures, actions: ['write', 'withdraw'] },
    ]);
    const { id } = asked.body.data;
    expect(await loadOrderAmounts(sandbox, order.id)).toEqual(before);
    expect(await me.order(order.id)).toMatchObject({ returns: [{ id, state: 'requested' }], actions: [] });

    await advanceClock(sandbox, 'PT3H');
    expect(await me.read(id)).toMatchObject({ state: 'approved', next_step: 'bring_goods', answer: { from: 'store' } });
    await advanceClock(sandbox, 'PT25H');
    const settled = await me.read(id);
    expect(settled).toMatchObject({ state: 'accepted', next_step: 'none', deadline: null, settled: true, figures, actions: ['write'] });
    expect(settled.refunds).not.toHaveLength(0);
    for (const refund of settled.refunds) expect(refund).toMatchObject({ kind: 'item_returned', to: 'balance', status: 'arrived' });
    expect(settled.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(figures.give_back);
    const after = await loadOrderAmounts(sandbox, order.id);
    expect(after).toMatchObject({ totalAmount: figures.new.total, paidAmount: figures.new.paid, status: 'delivered' });
    expect([after.rowsTotal, after.rowsPaid]).toEqual([figures.new.total, figures.new.paid]);
    expect(await available()).toBe(balance + figures.give_back);
    const { body } = await (await createBillingCaller(sandbox, DILNOZA_PHONE)).call('GET', '/v1/api-payments/balance/entries');
    expect(body).toHaveProperty('data.0.kind', 'refund');
    expect(body).toHaveProperty('data.0.order_id', order.id);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
    expect((await titles()).slice(0, 2)).toEqual(['Возврат принят', 'Магазин примет товар']);
    expect((await links()).slice(0, 2)).toEqual([`/cabinet/returns/${id}`, `/cabinet/returns/${id}`]);
    expect(await me.order(order.id)).toMatchObject({ remainder: figures.new.remainder, actions: ['return'] });
  });

  it('[X-11] of all goods closes the order, refunds all payments to the balance and leaves no debt', async () => {
    const order = await delivered();
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const balance = await available();
    const all = items.map(({ number, quantity }) => ({ line: number, quantity }));
    const { id } = (await ask(order.id, { items: all })).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const { figures } = await me.read(id);
    expect(figures.new).toMatchObject({ total: 0, remainder: 0, schedule: [] });
    expect(figures.give_back).toBe(order.paidAmount + order.initialFeePaid);
    expect(await available()).toBe(balance + figures.give_back);
    expect(await me.order(order.id)).toMatchObject({ status: 'returned', remainder: 0, paid_amount: 0, actions: [] });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] of a part refunds money and leaves a paid-off order finished; a return of the rest refunds everything', async () => {
    const order = await delivered();
    const left = await loadPayoffAmount(sandbox, order.id);
    await (await createBillingCaller(sandbox, DILNOZA_PHONE)).pay({
      purpose: 'instalment',
      order_id: order.id,
      amount: left,
      source: MAIN_CARD_SOURCE,
    });
    expect(await me.order(order.id)).toMatchObject({ status: 'finished', remainder: 0, actions: ['return'] });
    const balance = await available();
    const part = (await ask(order.id)).body.data;
    await hand({ return_id: part.id, act: 'accepted' });
    const { figures } = await me.read(part.id);
    expect(figures.give_back).toBeGreaterThanOrEqual(figures.share);
    expect(await available()).toBe(balance + figures.give_back);
    expect(await me.order(order.id)).toMatchObject({ status: 'finished', remainder: 0 });
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const rest = items
      .map(({ number, quantity }) => ({ line: number, quantity: number === 1 ? quantity - 1 : quantity }))
      .filter(({ quantity }) => quantity > 0);
    await hand({ return_id: (await ask(order.id, { items: rest })).body.data.id, act: 'accepted' });
    expect(await available()).toBe(balance + order.paidAmount + left + order.initialFeePaid);
    expect(await me.order(order.id)).toMatchObject({ status: 'returned', remainder: 0, paid_amount: 0, actions: [] });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] is settled with figures that include a payment made after the request', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id)).body.data;
    const { figures } = await me.read(id);
    await (await createBillingCaller(sandbox, DILNOZA_PHONE)).pay({
      purpose: 'instalment',
      order_id: order.id,
      amount: 100_000,
      source: MAIN_CARD_SOURCE,
    });
    const later = (await me.read(id)).figures;
    expect(later.old.paid).toBe(figures.old.paid + 100_000);
    await hand({ return_id: id, act: 'accepted' });
    expect((await me.read(id)).figures).toEqual(later);
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ totalAmount: later.new.total, paidAmount: later.new.paid });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-02] once accepted, makes the early payoff plus its saving equal the new remaining debt; the offer stays', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id, SMALL_RETURN)).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const { remainder } = (await me.read(id)).figures.new;
    const quote = await me.payoff(order.id);
    expect(quote.amount + quote.saving).toBe(remainder);
    expect(quote.saving).toBeGreaterThan(0);
    expect((await me.order(order.id))['offer']).toMatchObject({ price: order.price, monthly_payment: order.monthlyPayment });
  });

  it('[X-20] once accepted, lowers an initial fee that is due again after its chargeback', async () => {
    const order = await delivered();
    const its = and(eq(payments.orderId, order.id), eq(payments.purpose, 'initial_fee'));
    const [fee] = await sandbox.db.select().from(payments).where(its);
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: fee?.id, act: 'chargeback' } });
    const { id } = (await ask(order.id)).body.data;
    await hand({ return_id: id, act: 'accepted' });
    const [item] = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.number);
    const owed = order.initialFee - Math.round((order.initialFee * (item?.price ?? 0)) / order.goodsAmount);
    expect(await me.order(order.id)).toMatchObject({ payment_reason: 'initial_fee', payment_amount: owed });
  });

  it('[X-11] once accepted, leaves a broken-off order broken off while an instalment is overdue', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id, SMALL_RETURN)).body.data;
    const row = and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.paidAmount, 0));
    const [next] = await sandbox.db.select().from(scheduleRows).where(row).orderBy(scheduleRows.number);
    const its = and(eq(scheduleRows.orderId, order.id), eq(scheduleRows.number, next?.number ?? 0));
    await sandbox.db
      .update(scheduleRows)
      .set({ dueDate: addDays(sandbox.clock.today(), -70) })
      .where(its);
    await sandbox.db.update(orders).set({ status: 'broke' }).where(eq(orders.id, order.id));
    await hand({ return_id: id, act: 'accepted' });
    expect(await me.order(order.id)).toMatchObject({ status: 'broke' });
  });

  it('[X-20] of all goods does not refund again a payment that the store has already refunded', async () => {
    const order = await delivered();
    const { body } = await (await createBillingCaller(sandbox, DILNOZA_PHONE)).pay({
      purpose: 'instalment',
      order_id: order.id,
      amount: 300_000,
      source: MAIN_CARD_SOURCE,
    });
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload: { payment_id: body['payment_id'], act: 'refund' } });
    const balance = await available();
    const items = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const { id, figures } = (await ask(order.id, { items: items.map(({ number, quantity }) => ({ line: number, quantity })) })).body.data;
    expect(figures.give_back).toBe(order.paidAmount + order.initialFeePaid);
    await hand({ return_id: id, act: 'accepted' });
    expect(await available()).toBe(balance + order.paidAmount + order.initialFeePaid);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });
});

it('[X-11] /sandbox/returns/list contains a return with its goods, texts, messages and next steps', async () => {
  const order = await delivered();
  const { id } = (await ask(order.id, { text: 'Не включается' })).body.data;
  await me.call('POST', `/returns/${id}/messages`, { to: 'store', text: 'Когда ответите?' });
  const list = async (query = '') => (await sandbox.app.inject({ url: `/sandbox/returns/list${query}` })).json();
  const [item] = await sandbox.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.number);
  expect((await list())[0]).toEqual({
    id,
    order: order.number,
    store: expect.any(String),
    state: 'requested',
    category: 'defect',
    wish: 'refund',
    text: 'Не включается',
    items: [{ name: item?.nameRu, quantity: 1 }],
    photos: [],
    answer: null,
    messages: [{ from: 'customer', to: 'store', text: 'Когда ответите?' }],
    next: ['approved', 'rejected', 'accepted'],
  });
  expect((await list('?lang=uz'))[0].items).toEqual([{ name: item?.nameUz, quantity: 1 }]);
  await hand({ return_id: id, act: 'approved', text: 'Привезите завтра' });
  await hand({ return_id: id, act: 'message', from: 'support', text: 'Мы видим ваш возврат' });
  expect((await list())[0]).toMatchObject({
    state: 'approved',
    answer: { from: 'store', text: 'Привезите завтра' },
    messages: [{}, { from: 'support', to: 'customer', text: 'Мы видим ваш возврат' }],
    next: ['rejected', 'accepted'],
  });
});
