import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/orders.ts';
import { agree, CARD, callerOf, DILNOZA, orderSums } from '../../../testing/billing.ts';
import { advance } from '../../../testing/checkout.ts';
import { openReturns } from '../../../testing/returns.ts';

const { sandbox, me, delivered, available, ask, hand, titles, links } = await openReturns();
const REPAIR = { wish: 'repair' };

describe('a repair', () => {
  it('[X-11] is agreed to, taken in, and given back; the schedule stays, and the order says where the goods are', async () => {
    const order = await delivered();
    const before = await orderSums(sandbox, order.id);
    const asked = await ask(order.id, { ...REPAIR, text: 'Не включается' });
    expect([asked.status, asked.body.data]).toMatchObject([201, { state: 'requested', wish: 'repair', actions: ['write', 'withdraw'] }]);
    const { id } = asked.body.data;
    await advance(sandbox, 'PT3H');
    expect(await me.read(id)).toMatchObject({ state: 'approved', next_step: 'bring_goods', answer: { from: 'store' } });
    await advance(sandbox, 'PT25H');
    expect(await me.read(id)).toMatchObject({ state: 'repairing', next_step: 'wait_repair', settled: false, actions: ['write'] });
    expect(await me.order(order.id)).toMatchObject({ status: 'repair', actions: [], returns: [{ id, state: 'repairing' }] });
    await advance(sandbox, 'P11D');
    expect(await me.read(id)).toMatchObject({ state: 'repaired', next_step: 'none', settled: false, refunds: [], actions: ['write'] });
    expect(await me.order(order.id)).toMatchObject({ status: 'delivered', actions: ['return'] });
    expect(await orderSums(sandbox, order.id)).toEqual(before);
    const linked = await links();
    const told = (await titles()).filter((_, index) => linked[index] === `/cabinet/returns/${id}`);
    expect(told).toEqual(['Товар починили', 'Товар в сервисе', 'Магазин починит товар']);
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] of what cannot be mended gives the money back', async () => {
    const order = await delivered();
    const balance = await available();
    const { id, figures } = (await ask(order.id, { ...REPAIR, text: '#hopeless' })).body.data;
    await advance(sandbox, 'PT28H');
    await advance(sandbox, 'P11D');
    expect(await me.read(id)).toMatchObject({ state: 'accepted', settled: true, figures });
    expect(await available()).toBe(balance + figures.give_back);
    expect(await orderSums(sandbox, order.id)).toMatchObject({ totalAmount: figures.new.total, status: 'delivered' });
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] that takes longer than was promised is decided by us', async () => {
    const order = await delivered();
    const { id } = (await ask(order.id, { ...REPAIR, text: '#slow #decline' })).body.data;
    await advance(sandbox, 'PT28H');
    await advance(sandbox, 'P20DT1H');
    expect(await me.read(id)).toMatchObject({ state: 'disputed', next_step: 'wait_support', actions: ['write'] });
    await advance(sandbox, 'PT25H');
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
    ['that a customer asked for', byCase],
    ['that the store began', byStore],
  ])('[X-11] %s does not keep an order open that was paid off meanwhile', async (_which, begin) => {
    const order = await delivered();
    const end = await begin(order.id);
    const left = order.totalAmount - order.paidAmount;
    const paid = await (await callerOf(sandbox, DILNOZA)).pay({ purpose: 'instalment', order_id: order.id, amount: left, source: CARD });
    expect(paid.status).toBe(200);
    expect(await me.order(order.id)).toMatchObject({ status: 'repair', remainder: 0 });
    await end();
    expect(await me.order(order.id)).toMatchObject({ status: 'finished' });
    await agree(sandbox, DILNOZA);
  });

  it('[X-11] of goods that are paid off leaves the order closed', async () => {
    const order = await delivered();
    const left = order.totalAmount - order.paidAmount;
    await (await callerOf(sandbox, DILNOZA)).pay({ purpose: 'instalment', order_id: order.id, amount: left, source: CARD });
    const { id } = (await ask(order.id, REPAIR)).body.data;
    for (const act of ['approved', 'repairing', 'repaired']) await hand({ return_id: id, act });
    expect(await me.read(id)).toMatchObject({ state: 'repaired' });
    expect(await me.order(order.id)).toMatchObject({ status: 'finished', remainder: 0 });
  });

  it('[X-11] leaves an order alone that broke off meanwhile', async () => {
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
])('[X-11] a repair asked for because of %s is answered %i', async (category, status) => {
  const answer = await ask((await delivered()).id, { ...REPAIR, category });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.body.fields).toMatchObject({ wish: 'not_repairable' });
});

it.each([
  ['the goods are being mended: they are with the store', 'repair', ['approved', 'repairing'], 'withdraw'],
  ['they are mended: the case is over', 'repair', ['approved', 'repairing', 'repaired'], 'withdraw'],
])('[X-11] nothing is taken back while %s', async (_why, wish, acts, path) => {
  const { id } = (await ask((await delivered()).id, { wish })).body.data;
  for (const act of acts) expect(await hand({ return_id: id, act })).toBe(200);
  expect((await me.call('POST', `/returns/${id}/${path}`)).body).toMatchObject({ code: 'return_closed' });
});

it('[X-11] nobody mends what was to be given back, or takes back what was to be mended', async () => {
  const { id } = (await ask((await delivered()).id)).body.data;
  expect(await hand({ return_id: id, act: 'repairing' })).toBe(422);
  await me.call('POST', `/returns/${id}/withdraw`);
  const repair = (await ask((await delivered()).id, REPAIR)).body.data;
  expect(await hand({ return_id: repair.id, act: 'accepted' })).toBe(422);
});
