import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { CARD, CONFIRM, orderSums, PAYMENT } from '../../../testing/billing.ts';
import { CUSTOMER, goTo, grant, openDebits, rowOf, run, saveCard, smsTexts, titles } from '../../../testing/consents.ts';
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const { sandbox, me, due, left, debitsMade, taken, countFromHere, tell, startOne } = await openDebits();

test('[X-07] an instalment is told of so many days before, by day and once, and taken on its date', async () => {
  await grant(me, due().orderId);
  goTo(sandbox, addDays(due().dueDate, -4));
  await run(sandbox);
  expect(await titles(sandbox)).not.toContain('Скоро автосписание');
  goTo(sandbox, addDays(due().dueDate, -3), '03:00');
  await run(sandbox);
  expect(await titles(sandbox)).not.toContain('Скоро автосписание');
  goTo(sandbox, addDays(due().dueDate, -3), '09:00');
  await Promise.all([run(sandbox), run(sandbox)]);
  await run(sandbox);
  expect((await titles(sandbox)).filter((title) => title === 'Скоро автосписание')).toHaveLength(1);
  expect((await smsTexts(sandbox)).filter((text) => text.includes('Отключить можно в кабинете'))).toHaveLength(1);
  expect(await debitsMade()).toEqual([]);
  goTo(sandbox, due().dueDate, '00:05');
  await run(sandbox);
  expect((await rowOf(sandbox, due())).paidAmount).toBe(due().amount);
  expect(await taken()).toBe(left());
});

test('[X-07] the clock alone takes it: moving the clock over the date is enough', async () => {
  await grant(me, due().orderId);
  goTo(sandbox, sandbox.clock.today(), '12:00');
  const days = (Date.parse(due().dueDate) - Date.parse(sandbox.clock.today())) / 86_400_000;
  const moved = await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: `P${days}D` } });
  expect(moved.statusCode).toBe(200);
  expect(await taken()).toBe(left());
});

test('[X-07] the run twice at once, and again the whole day, takes it once', async () => {
  await grant(me, due().orderId);
  goTo(sandbox, due().dueDate);
  await Promise.all([run(sandbox), run(sandbox), run(sandbox)]);
  await run(sandbox);
  goTo(sandbox, addDays(due().dueDate, 1));
  await run(sandbox);
  expect(await taken()).toBe(left());
  expect((await debitsMade()).map((payment) => payment.idempotencyKey)).toEqual([
    `debit:${due().orderId}:${due().number}:${due().dueDate}:1`,
  ]);
});

test('[X-07] two debits racing a hand payment: the instalment is charged once', async () => {
  await grant(me, due().orderId);
  goTo(sandbox, due().dueDate);
  const created = await me.write(PAYMENT, { purpose: 'instalment', order_id: due().orderId, amount: left(), source: CARD });
  const confirm = async () => me.write(CONFIRM, { payment_id: created.body['payment_id'], code: await me.lastCode() });
  await Promise.all([run(sandbox), confirm(), run(sandbox)]);
  await run(sandbox);
  expect(await taken()).toBe(left());
  expect(await debitsMade()).toEqual([]);
});

test('[X-07] a hand payment from the balance in the same instant: one of the two pays', async () => {
  await me.pay({ purpose: 'top_up', amount: 2_000_000, source: CARD });
  await countFromHere();
  await grant(me, due().orderId);
  goTo(sandbox, due().dueDate);
  const byHand = () => me.write(PAYMENT, { purpose: 'instalment', order_id: due().orderId, amount: left(), source: { type: 'balance' } });
  await Promise.all([run(sandbox), byHand(), run(sandbox)]);
  await reconcileBilling(sandbox, { all: true });
  await run(sandbox);
  const paid = (await orderSums(sandbox, due().orderId)).rows.find((row) => row.number === due().number);
  expect(paid?.paidAmount).toBe(due().amount);
  expect([0, left()]).toContain(await taken());
});

describe('[X-07] cards in the order of the customer', () => {
  test('those that have ended or were deleted are skipped, after a refusal the next one is tried', async () => {
    const ended = await saveCard(sandbox, 'card_ended', '860049', '0041', '2001');
    const gone = await saveCard(sandbox, 'card_gone');
    const poor = await saveCard(sandbox, 'card_poor', '860049', '0002');
    await grant(me, due().orderId, { card_order: [ended, gone, poor, 'card_0001'] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
    goTo(sandbox, due().dueDate);
    await run(sandbox);
    expect((await debitsMade()).map(({ cardId, status, reason }) => [cardId, status, reason])).toEqual([
      [poor, 'failed', 'insufficient_funds'],
      ['card_0001', 'succeeded', null],
    ]);
    expect(await taken()).toBe(left());
  });

  test('when all refuse, the customer is told what to do, once, by day; the next day it is tried again', async () => {
    const poor = await saveCard(sandbox, 'card_poor', '860049', '0002');
    await grant(me, due().orderId, { card_order: [poor] });
    await tell();
    goTo(sandbox, due().dueDate, '00:30');
    await run(sandbox);
    expect(await titles(sandbox)).not.toContain('Автосписание не прошло');
    goTo(sandbox, due().dueDate);
    await Promise.all([run(sandbox), run(sandbox)]);
    const texts = (await smsTexts(sandbox)).filter((text) => text.includes('не списаны'));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Оплатите сами, завтра повторим.');
    expect(await debitsMade()).toHaveLength(1);
    await grant(me, due().orderId);
    await run(sandbox);
    expect(await debitsMade()).toHaveLength(1);
    goTo(sandbox, addDays(due().dueDate, 1));
    await run(sandbox);
    expect(await taken()).toBe(left());
  });

  test('an instalment whose cards always refuse is tried on six days and left alone then', async () => {
    const poor = await saveCard(sandbox, 'card_poor', '860049', '0002');
    await grant(me, due().orderId, { card_order: [poor] });
    for (let day = 0; day < 9; day += 1) {
      goTo(sandbox, addDays(due().dueDate, day));
      await run(sandbox);
    }
    const own = (await sandbox.db.select().from(debits)).filter((debit) => debit.number === due().number);
    expect(own.map((debit) => debit.state)).toEqual(Array(6).fill('failed'));
    expect((await titles(sandbox)).filter((title) => title === 'Автосписание не прошло')).toHaveLength(2);
  });
});

describe('[X-07] the balance', () => {
  const fill = async (amount: number) => {
    const { available } = await readBalance(sandbox.db, CUSTOMER);
    if (amount > available) await me.pay({ purpose: 'top_up', amount: amount - available, source: CARD });
    await countFromHere();
  };
  const available = async () => (await readBalance(sandbox.db, CUSTOMER)).available;

  test('pays first, down to its floor, and a card pays the rest', async () => {
    await fill(300_000);
    const before = await available();
    await grant(me, due().orderId, { use_balance: true, balance_floor: before - 10_000 });
    goTo(sandbox, due().dueDate);
    await run(sandbox);
    expect(await taken()).toBe(left() - 10_000);
    expect(await available()).toBe(before - 10_000);
  });

  test('pays alone where it is enough, and is not touched where it is not and no card can pay the rest', async () => {
    await fill(left() + 50_000);
    const before = await available();
    await grant(me, due().orderId, { card_order: [], use_balance: true, balance_floor: before - left() + 1 });
    goTo(sandbox, due().dueDate);
    await run(sandbox);
    expect([await taken(), await available()]).toEqual([0, before]);
    await grant(me, due().orderId, { card_order: [], use_balance: true, balance_floor: before - left() });
    goTo(sandbox, addDays(due().dueDate, 1));
    await run(sandbox);
    expect([await taken(), await available()]).toEqual([0, before - left()]);
    expect((await rowOf(sandbox, due())).paidAmount).toBe(due().amount);
  });
});

test('[X-07] a process that dies after the charge leaves a debit that the reconciler ends, and nothing is taken again', async () => {
  await grant(me, due().orderId);
  await tell();
  goTo(sandbox, due().dueDate);
  expect((await startOne())?.status).toBe('processing');
  await run(sandbox);
  expect(await debitsMade()).toHaveLength(1);
  await reconcileBilling(sandbox, { all: true });
  await run(sandbox);
  expect(await taken()).toBe(left());
  expect((await sandbox.db.select().from(debits)).map((debit) => debit.state)).toContain('succeeded');
});

test('[X-07] after a silence of the bank no other card is tried that day, and what comes late goes to the balance', async () => {
  const silent = await saveCard(sandbox, 'card_silent', '860049', '0005');
  await grant(me, due().orderId, { card_order: [silent, 'card_0001'] });
  goTo(sandbox, due().dueDate, '12:00');
  await run(sandbox);
  goTo(sandbox, due().dueDate, '12:11');
  await reconcileBilling(sandbox, { all: true });
  await run(sandbox);
  expect(await debitsMade()).toMatchObject([{ status: 'failed', reason: 'provider_timeout' }]);
  goTo(sandbox, due().dueDate, '12:16');
  await reconcileBilling(sandbox, { all: true });
  expect(await taken()).toBe(left());
});

test('an instalment that was due when the consent was granted is not taken', async () => {
  goTo(sandbox, due().dueDate);
  await grant(me, due().orderId);
  await run(sandbox);
  expect(await debitsMade()).toEqual([]);
});

test('the consent for all orders leaves an order with its own consent to that one', async () => {
  const own = await saveCard(sandbox, 'card_own');
  await grant(me, 'all');
  await grant(me, due().orderId, { card_order: [own] });
  goTo(sandbox, due().dueDate);
  await run(sandbox);
  const made = (await debitsMade()).filter((payment) => payment.orderId === due().orderId);
  expect(made.map((payment) => payment.cardId)).toEqual([own]);
});
