import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { cards, payments } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { DILNOZA_PHONE, expectBooksToAgree, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import {
  DILNOZA_ID,
  grantConsent,
  insertCard,
  loadNotificationTitles,
  loadScheduleRow,
  loadSmsTexts,
  openDebitSandbox,
  runDebitsIn,
  setClockTo,
} from '../../../testing/consents.ts';

const AHEAD = 'Скоро автосписание';
const TODAY = 'Сегодня автосписание';
const NO_SOURCE = 'Списать не с чего';

const { sandbox, me, due, left } = await openDebitSandbox();
const debitsMade = () => sandbox.db.select().from(payments).where(eq(payments.operation, 'billing.debit'));
const isPaid = async () => (await loadScheduleRow(sandbox, due())).paidAmount === due().amount;
/** Titles of the notifications about coming debits that were sent. */
const debitNoticeTitles = async () => (await loadNotificationTitles(sandbox)).filter((title) => [AHEAD, TODAY, NO_SOURCE].includes(title));
const runAt = async (daysAfterDue: number, time?: string) => {
  setClockTo(sandbox, addDays(due().dueDate, daysAfterDue), time);
  await runDebitsIn(sandbox);
};
const payByHand = async () => {
  const { body } = await me.pay({ purpose: 'instalment', order_id: due().orderId, amount: left(), source: MAIN_CARD_SOURCE });
  return body['payment_id'];
};
async function chargeBack(paymentId: unknown): Promise<void> {
  const payload = { payment_id: paymentId, act: 'chargeback' };
  const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/provider', payload });
  expect(answer.statusCode).toBe(200);
}

describe('[X-07] no debit without a notice before it', () => {
  test('a debit is announced, then made, in the morning of the due date if the consent was granted the evening before', async () => {
    setClockTo(sandbox, addDays(due().dueDate, -1), '22:00');
    await grantConsent(me, due().orderId);
    await runAt(0, '00:05');
    expect([await debitsMade(), await debitNoticeTitles()]).toEqual([[], []]);
    await runAt(0, '09:00');
    expect(await debitNoticeTitles()).toEqual([TODAY]);
    expect((await loadSmsTexts(sandbox)).at(-1)).toMatch(/^Muddat: сегодня спишем .* Отключить можно в кабинете/);
    expect(await isPaid()).toBe(true);
    await expectBooksToAgree(sandbox, DILNOZA_PHONE);
  });

  test('an instalment charged back after the grace period is not debited', async () => {
    await grantConsent(me, due().orderId);
    const id = await payByHand();
    setClockTo(sandbox, addDays(due().dueDate, 70));
    await chargeBack(id);
    await runDebitsIn(sandbox);
    await runAt(71, '03:00');
    expect((await loadScheduleRow(sandbox, due())).paidAmount).toBe(due().paidAmount);
    expect((await debitsMade()).filter((payment) => payment.orderId === due().orderId)).toEqual([]);
  });

  test('an instalment charged back within the grace period is debited only after a new notice', async () => {
    await grantConsent(me, due().orderId);
    await runAt(-3);
    expect(await debitNoticeTitles()).toEqual([AHEAD]);
    setClockTo(sandbox, addDays(due().dueDate, -1));
    const id = await payByHand();
    setClockTo(sandbox, addDays(due().dueDate, 1), '22:00');
    await chargeBack(id);
    await runAt(2, '03:00');
    expect(await debitsMade()).toEqual([]);
    await Promise.all([runAt(2, '09:00'), runDebitsIn(sandbox)]);
    expect(await debitNoticeTitles()).toEqual([AHEAD, TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('after an outage debits are announced and made within the grace period, and not after it', async () => {
    await grantConsent(me, due().orderId);
    await runAt(6);
    expect([await debitsMade(), await debitNoticeTitles()]).toEqual([[], []]);
    await runAt(5);
    expect(await debitNoticeTitles()).toEqual([TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('if the first try of a debit fails on the last day of the grace period, the SMS announces no retry', async () => {
    await grantConsent(me, due().orderId, { card_order: [await insertCard(sandbox, 'card_poor', '860049', '0002')] });
    await runAt(5);
    const texts = (await loadSmsTexts(sandbox)).filter((text) => text.includes('не списаны'));
    expect(texts).toEqual([expect.stringMatching(/Оплатите сами\.$/)]);
  });

  test('a frozen account gets no notice and no debit until it is unfrozen', async () => {
    await grantConsent(me, due().orderId);
    const freeze = (frozenAt: Date | null) => sandbox.db.update(customers).set({ frozenAt }).where(eq(customers.id, DILNOZA_ID));
    await freeze(new Date());
    try {
      await runAt(-3);
      await runAt(0);
      expect([await debitsMade(), await debitNoticeTitles()]).toEqual([[], []]);
    } finally {
      await freeze(null);
    }
    await runDebitsIn(sandbox);
    expect(await debitNoticeTitles()).toEqual([TODAY]);
    expect(await isPaid()).toBe(true);
  });
});

describe('[X-07] a consent without a usable card', () => {
  const grantGone = async () => {
    const gone = await insertCard(sandbox, 'card_gone');
    await grantConsent(me, due().orderId, { card_order: [gone] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
  };

  test('sends one warning to pay manually instead of the notice, and its debit fails with `no_source`', async () => {
    await grantGone();
    await runAt(-4);
    expect(await debitNoticeTitles()).toEqual([]);
    await runAt(-3);
    await Promise.all([runDebitsIn(sandbox), runAt(-2)]);
    expect(await debitNoticeTitles()).toEqual([NO_SOURCE]);
    const texts = (await loadSmsTexts(sandbox)).filter((text) => text.includes('списать не с чего'));
    expect(texts).toHaveLength(1);
    expect(texts[0]?.length).toBeLessThanOrEqual(70);
    await runAt(0, '00:05');
    expect(await sandbox.db.select().from(debits).where(eq(debits.orderId, due().orderId))).toMatchObject([
      { state: 'failed', reason: 'no_source' },
    ]);
  });

  test('that gets a usable card after the warning sends a notice before the debit', async () => {
    await grantGone();
    await runAt(-3);
    setClockTo(sandbox, addDays(due().dueDate, -1), '22:00');
    await grantConsent(me, due().orderId);
    await runAt(0, '00:05');
    expect(await debitsMade()).toEqual([]);
    await runAt(0, '09:00');
    expect(await debitNoticeTitles()).toEqual([NO_SOURCE, TODAY]);
    expect(await isPaid()).toBe(true);
  });

  test('sends the warning to pay manually, not the notice, if its only card expires before the day of the debit', async () => {
    const month = addDays(due().dueDate, -Number(due().dueDate.slice(8)));
    const ends = await insertCard(sandbox, 'card_ends', '860049', '0041', `${month.slice(2, 4)}${month.slice(5, 7)}`);
    await grantConsent(me, due().orderId, { card_order: [ends], notice_days: 14 });
    await runAt(-1);
    expect(await debitNoticeTitles()).toEqual([NO_SOURCE]);
  });
});
