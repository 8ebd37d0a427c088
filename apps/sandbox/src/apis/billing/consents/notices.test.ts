import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { cards, payments } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { agree, CARD, DILNOZA } from '../../../testing/billing.ts';
import { CUSTOMER, goTo, grant, openDebits, rowOf, run, saveCard, smsTexts, titles } from '../../../testing/consents.ts';

const AHEAD = 'Скоро автосписание';
const TODAY = 'Сегодня автосписание';
const NO_SOURCE = 'Списать не с чего';

const { sandbox, me, due, left } = await openDebits();
const debitsMade = () => sandbox.db.select().from(payments).where(eq(payments.operation, 'billing.debit'));
const isPaid = async () => (await rowOf(sandbox, due())).paidAmount === due().amount;
/** Titles of the notifications about coming debits that were sent. */
const told = async () => (await titles(sandbox)).filter((title) => [AHEAD, TODAY, NO_SOURCE].includes(title));
const runAt = async (daysAfterDue: number, time?: string) => {
  goTo(sandbox, addDays(due().dueDate, daysAfterDue), time);
  await run(sandbox);
};
const payByHand = async () => {
  const { body } = await me.pay({ purpose: 'instalment', order_id: due().orderId, amount: left(), source: CARD });
  return body['payment_id'];
};
async function chargeBack(paymentId: unknown): Promise<void> {
  const payload = { payment_id: paymentId, act: 'chargeback' };
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
  expect(answer.statusCode).toBe(200);
}

describe('[X-07] no debit without a notice before it', () => {
  test('a consent of the late eve: told in the morning of the due date, and taken after that', async () => {
    goTo(sandbox, addDays(due().dueDate, -1), '22:00');
    await grant(me, due().orderId);
    await runAt(0, '00:05');
    expect([await debitsMade(), await told()]).toEqual([[], []]);
    await runAt(0, '09:00');
    expect(await told()).toEqual([TODAY]);
    expect((await smsTexts(sandbox)).at(-1)).toMatch(/^Muddat: сегодня спишем .* Отключить можно в кабинете/);
    expect(await isPaid()).toBe(true);
    await agree(sandbox, DILNOZA);
  });

  test('money that a bank took back is not debited after the days of grace', async () => {
    await grant(me, due().orderId);
    const id = await payByHand();
    goTo(sandbox, addDays(due().dueDate, 70));
    await chargeBack(id);
    await run(sandbox);
    await runAt(71, '03:00');
    expect((await rowOf(sandbox, due())).paidAmount).toBe(due().paidAmount);
    expect((await debitsMade()).filter((payment) => payment.orderId === due().orderId)).toEqual([]);
  });

  test('nor within them before it was told anew: the first notice was of money that came by hand', async () => {
    await grant(me, due().orderId);
    await runAt(-3);
    expect(await told()).toEqual([AHEAD]);
    goTo(sandbox, addDays(due().dueDate, -1));
    const id = await payByHand();
    goTo(sandbox, addDays(due().dueDate, 1), '22:00');
    await chargeBack(id);
    await runAt(2, '03:00');
    expect(await debitsMade()).toEqual([]);
    await Promise.all([runAt(2, '09:00'), run(sandbox)]);
    expect(await told()).toEqual([AHEAD, TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('after a long outage debits are told and made in the days of grace, and not after them', async () => {
    await grant(me, due().orderId);
    await runAt(6);
    expect([await debitsMade(), await told()]).toEqual([[], []]);
    await runAt(5);
    expect(await told()).toEqual([TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('a first failure on the last day promises no other', async () => {
    await grant(me, due().orderId, { card_order: [await saveCard(sandbox, 'card_poor', '860049', '0002')] });
    await runAt(5);
    const texts = (await smsTexts(sandbox)).filter((text) => text.includes('не списаны'));
    expect(texts).toEqual([expect.stringMatching(/Оплатите сами\.$/)]);
  });

  test('a frozen account is told nothing, since nothing is debited', async () => {
    await grant(me, due().orderId);
    const freeze = (frozenAt: Date | null) => sandbox.db.update(customers).set({ frozenAt }).where(eq(customers.id, CUSTOMER));
    await freeze(new Date());
    try {
      await runAt(-3);
      await runAt(0);
      expect([await debitsMade(), await told()]).toEqual([[], []]);
    } finally {
      await freeze(null);
    }
    await run(sandbox);
    expect(await told()).toEqual([TODAY]);
    expect(await isPaid()).toBe(true);
  });
});

describe('[X-07] where nothing can be debited', () => {
  const grantGone = async () => {
    const gone = await saveCard(sandbox, 'card_gone');
    await grant(me, due().orderId, { card_order: [gone] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
  };

  test('the customer is told to pay by hand in place of the notice, once and in one SMS', async () => {
    await grantGone();
    await runAt(-4);
    expect(await told()).toEqual([]);
    await runAt(-3);
    await Promise.all([run(sandbox), runAt(-2)]);
    expect(await told()).toEqual([NO_SOURCE]);
    const texts = (await smsTexts(sandbox)).filter((text) => text.includes('списать не с чего'));
    expect(texts).toHaveLength(1);
    expect(texts[0]?.length).toBeLessThanOrEqual(70);
    await runAt(0, '00:05');
    expect(await sandbox.db.select().from(debits).where(eq(debits.orderId, due().orderId))).toMatchObject([
      { state: 'failed', reason: 'no_source' },
    ]);
  });

  test('a card that comes after that is told of before it is debited', async () => {
    await grantGone();
    await runAt(-3);
    goTo(sandbox, addDays(due().dueDate, -1), '22:00');
    await grant(me, due().orderId);
    await runAt(0, '00:05');
    expect(await debitsMade()).toEqual([]);
    await runAt(0, '09:00');
    expect(await told()).toEqual([NO_SOURCE, TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('a card that ends before the day of the debit is none', async () => {
    const month = addDays(due().dueDate, -Number(due().dueDate.slice(8)));
    const ends = await saveCard(sandbox, 'card_ends', '860049', '0041', `${month.slice(2, 4)}${month.slice(5, 7)}`);
    await grant(me, due().orderId, { card_order: [ends], notice_days: 14 });
    await runAt(-1);
    expect(await told()).toEqual([NO_SOURCE]);
  });
});
