import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { createBillingCaller, DILNOZA_PHONE, expectBooksToAgree, loadOrderAmounts, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import { advanceClock } from '../../../testing/checkout.ts';
import { openReturnSandbox, SMALL_RETURN } from '../../../testing/returns.ts';

const { sandbox, me, delivered, available, ask, hand, titles, links } = await openReturnSandbox();
const REPAIR = { wish: 'repair' };

describe('a repair', () => {
  it('[X-11] is approved, started and finished; the order is in repair meanwhile, and the schedule stays', async () => {
    const order = await delivered();
    const before = await loadOrderAmounts(sandbox, order.id);
    const asked = await ask(order.id, { ...REPAIR, text: 'Не включается' });
    expect([asked.status, asked.body.data]).toMatchObject([201, { state: 'requested', wish: 'repair', actions: ['write', 'withdraw'] }]);
    const { id } = asked.body.data;
    await advanceClock(sandbox, 'PT3H');
    expect(await me.read(id)).toMatchObject({ state: 'approved', next_step: 'bring_goods', answer: { from: 'store' } });
    await advanceClock(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state: 'repairing', next_step: 'wait_repair', settled: false, actions: ['write'] });
    expect(await me.order(order.id)).toMatchObject({ status: 'repair', actions: [], returns: [{ id, state: 'repairing' }] });
    await advanceClock(sandbox, 'P11D');
    expect(await me.read(id)).toMatchObject({ state: 'repaired', next_step: 'none', settled: false, refunds: [], actions: ['write'] });
    expect(await me.order(order.id)).toMatchObject({ status: 'delivered', actions: ['return'] });
    expect(await loadOrderAmounts(sandbox, order.id)).toEqual(before);
    const linked = await links();
    const titlesOfRepair = (await titles()).filter((_, index) => linked[index] === `/cabinet/returns/${id}`);
    expect(titlesOfRepair).toEqual(['Товар починили', 'Товар в сервисе', 'Магазин починит товар', 'Заявка на ремонт отправлена']);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] becomes a refund if the goods cannot be repaired', async () => {
    const order = await delivered();
    const balance = await available();
    const { id, figures } = (await ask(order.id, { ...REPAIR, ...SMALL_RETURN, text: '#hopeless' })).body.data;
    await advanceClock(sandbox, 'PT28H');
    await advanceClock(sandbox, 'P11D');
    expect(await me.read(id)).toMatchObject({ state: 'accepted', settled: true, figures });
    expect(await available()).toBe(balance + figures.give_back);
    expect(await loadOrderAmounts(sandbox, order.id)).toMatchObject({ totalAmount: figures.new.total, status: 'delivered' });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] becomes a dispute for support if it takes longer than promised', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id, { ...REPAIR, text: '#slow #decline' })).body.data;
    await advanceClock(sandbox, 'PT28H');
    await advanceClock(sandbox, 'P20DT1H');
    expect(await me.read(id)).toMatchObject({ state: 'disputed', next_step: 'wait_support', actions: ['write'] });
    await advanceClock(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state: 'declined', answer: { from: 'support' } });
    expect(await me.order(order.id)).toMatchObject({ status: 'delivered' });
  });

  const byCase = async (orderId: string) => {
    const { id } = (await ask(orderId, REPAIR)).body.data;
    for (const act of ['approved', 'repairing']) await hand({ return_id: id, act });
    return () => hand({ return_id: id, act: 'repaired' });
  };
  const byStore = async (orderId: string) => {
    const move = (status: string) => sandbox.app.inject({ method: 'POST', url: '/sandbox/store', payload: { order_id: orderId, status } });
    await move('repair');
    return () => move('delivered');
  };

  it.each([
    ['that the customer requested', byCase],
    ['that the store started', byStore],
  ])('[X-11] %s finishes the order at its end if the order was paid off meanwhile', async (_which, begin) => {
    const order = await delivered();
    const end = await begin(order.id);
    const left = order.totalAmount - order.paidAmount;
    const paid = await (await createBillingCaller(sandbox, DILNOZA_PHONE)).pay({
      purpose: 'instalment',
      order_id: order.id,
      amount: left,
      source: MAIN_CARD_SOURCE,
    });
    expect(paid.status).toBe(200);
    expect(await me.order(order.id)).toMatchObject({ status: 'repair', remainder: 0 });
    await end();
    expect(await me.order(order.id)).toMatchObject({ status: 'finished' });
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  it('[X-11] leaves a paid-off order finished', async () => {
    const order = await delivered();
    const left = order.totalAmount - order.paidAmount;
    await (await createBillingCaller(sandbox, DILNOZA_PHONE)).pay({
      purpose: 'instalment',
      order_id: order.id,
      amount: left,
      source: MAIN_CARD_SOURCE,
    });
    const { id } = (await ask(order.id, REPAIR)).body.data;
    for (const act of ['approved', 'repairing', 'repaired']) await hand({ return_id: id, act });
    expect(await me.read(id)).toMatchObject({ state: 'repaired' });
    expect(await me.order(order.id)).toMatchObject({ status: 'finished', remainder: 0 });
  });

  it('[X-11] does not change an order that was broken off meanwhile', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id, REPAIR)).body.data;
    await hand({ return_id: id, act: 'approved' });
    await sandbox.db.update(orders).set({ status: 'broke' }).where(eq(orders.id, order.id));
    await hand({ return_id: id, act: 'repairing' });
    await hand({ return_id: id, act: 'repaired' });
    expect((await me.read(id)).state).toBe('repaired');
    expect((await sandbox.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe('broke');
  });
});

it.each([
  ['changed_mind', 422],
  ['wrong_item', 422],
  ['incomplete', 422],
  ['defect', 201],
  ['damaged', 201],
])('[X-11] a repair requested because of %s gets the status %i', async (category, status) => {
  const answer = await ask((await delivered()).id, { ...REPAIR, category });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.fields).toMatchObject({ wish: 'not_repairable' });
});

it.each([
  ['the repair of the goods has started', 'repair', ['approved', 'repairing'], 'withdraw'],
  ['the goods are repaired', 'repair', ['approved', 'repairing', 'repaired'], 'withdraw'],
])('[X-11] the customer cannot withdraw the request once %s', async (_why, wish, acts, path) => {
  const { id } = (await ask((await delivered()).id, { wish })).body.data;
  for (const act of acts) expect(await hand({ return_id: id, act })).toBe(200);
  expect((await me.call('POST', `/returns/${id}/${path}`)).body).toMatchObject({ code: 'return_closed' });
});

it('[X-11] a return for money cannot go into repair, and a repair cannot be accepted as a return', async () => {
  const { id } = (await ask((await delivered()).id)).body.data;
  expect(await hand({ return_id: id, act: 'repairing' })).toBe(422);
  await me.call('POST', `/returns/${id}/withdraw`);
  const repair = (await ask((await delivered()).id, REPAIR)).body.data;
  expect(await hand({ return_id: repair.id, act: 'accepted' })).toBe(422);
});
