import { addDays } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../db/schema/billing.ts';
import { debits } from '../../../db/schema/consents.ts';
import { CONFIRM_PAYMENT_PATH, loadOrderAmounts, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
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
import { readBalance } from '../ledger/balance.ts';
import { reconcileBilling } from '../recovery/reconcile.ts';

const { sandbox, me, due, left, debitsMade, taken, countFromHere, tell, startOne } = await openDebitSandbox();

test('[X-07] a debit is announced once, in the daytime, three days before, and charged on its date', async () => {
  await grantConsent(me, due().orderId);
  setClockTo(sandbox, addDays(due().dueDate, -4));
  await runDebitsIn(sandbox);
  expect(await loadNotificationTitles(sandbox)).not.toContain('Скоро автосписание');
  setClockTo(sandbox, addDays(due().dueDate, -3), '03:00');
  await runDebitsIn(sandbox);
  expect(await loadNotificationTitles(sandbox)).not.toContain('Скоро автосписание');
  setClockTo(sandbox, addDays(due().dueDate, -3), '09:00');
  await Promise.all([runDebitsIn(sandbox), runDebitsIn(sandbox)]);
  await runDebitsIn(sandbox);
  expect((await loadNotificationTitles(sandbox)).filter((title) => title === 'Скоро автосписание')).toHaveLength(1);
  expect((await loadSmsTexts(sandbox)).filter((text) => text.includes('Отключить можно в кабинете'))).toHaveLength(1);
  expect(await debitsMade()).toEqual([]);
  setClockTo(sandbox, due().dueDate, '00:05');
  await runDebitsIn(sandbox);
  expect((await loadScheduleRow(sandbox, due())).paidAmount).toBe(due().amount);
  expect(await taken()).toBe(left());
});

test('[X-07] moving the clock to the due date is enough to trigger the debit', async () => {
  await grantConsent(me, due().orderId);
  setClockTo(sandbox, sandbox.clock.today(), '12:00');
  const days = (Date.parse(due().dueDate) - Date.parse(sandbox.clock.today())) / 86_400_000;
  const moved = await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: `P${days}D` } });
  expect(moved.statusCode).toBe(200);
  expect(await taken()).toBe(left());
});

test('[X-07] concurrent and repeated runs of debits charge an instalment once', async () => {
  await grantConsent(me, due().orderId);
  setClockTo(sandbox, due().dueDate);
  await Promise.all([runDebitsIn(sandbox), runDebitsIn(sandbox), runDebitsIn(sandbox)]);
  await runDebitsIn(sandbox);
  setClockTo(sandbox, addDays(due().dueDate, 1));
  await runDebitsIn(sandbox);
  expect(await taken()).toBe(left());
  expect((await debitsMade()).map((payment) => payment.idempotencyKey)).toEqual([
    `debit:${due().orderId}:${due().number}:${due().dueDate}:1`,
  ]);
});

test('[X-07] if two runs of debits race a manual card payment, only the manual payment is charged', async () => {
  await grantConsent(me, due().orderId);
  setClockTo(sandbox, due().dueDate);
  const created = await me.write(PAYMENT_PATH, {
    purpose: 'instalment',
    order_id: due().orderId,
    amount: left(),
    source: MAIN_CARD_SOURCE,
  });
  const confirm = async () => me.write(CONFIRM_PAYMENT_PATH, { payment_id: created.body['payment_id'], code: await me.lastCode() });
  await Promise.all([runDebitsIn(sandbox), confirm(), runDebitsIn(sandbox)]);
  await runDebitsIn(sandbox);
  expect(await taken()).toBe(left());
  expect(await debitsMade()).toEqual([]);
});

test('[X-07] an instalment is paid once if two runs of debits race a manual balance payment', async () => {
  await me.pay({ purpose: 'top_up', amount: 2_000_000, source: MAIN_CARD_SOURCE });
  await countFromHere();
  await grantConsent(me, due().orderId);
  setClockTo(sandbox, due().dueDate);
  const byHand = () =>
    me.write(PAYMENT_PATH, { purpose: 'instalment', order_id: due().orderId, amount: left(), source: { type: 'balance' } });
  await Promise.all([runDebitsIn(sandbox), byHand(), runDebitsIn(sandbox)]);
  await reconcileBilling(sandbox, { all: true });
  await runDebitsIn(sandbox);
  const paid = (await loadOrderAmounts(sandbox, due().orderId)).rows.find((row) => row.number === due().number);
  expect(paid?.paidAmount).toBe(due().amount);
  expect([0, left()]).toContain(await taken());
});

describe('[X-07] the cards of a consent', () => {
  test('are skipped if expired or deleted, and after a refusal the next card is tried', async () => {
    const ended = await insertCard(sandbox, 'card_ended', '860049', '0041', '2001');
    const gone = await insertCard(sandbox, 'card_gone');
    const poor = await insertCard(sandbox, 'card_poor', '860049', '0002');
    await grantConsent(me, due().orderId, { card_order: [ended, gone, poor, 'card_0001'] });
    await sandbox.db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone));
    setClockTo(sandbox, due().dueDate);
    await runDebitsIn(sandbox);
    expect((await debitsMade()).map(({ cardId, status, reason }) => [cardId, status, reason])).toEqual([
      [poor, 'failed', 'insufficient_funds'],
      ['card_0001', 'succeeded', null],
    ]);
    expect(await taken()).toBe(left());
  });

  test('lead to one SMS in the daytime if all refuse, and are tried again the next day', async () => {
    const poor = await insertCard(sandbox, 'card_poor', '860049', '0002');
    await grantConsent(me, due().orderId, { card_order: [poor] });
    await tell();
    setClockTo(sandbox, due().dueDate, '00:30');
    await runDebitsIn(sandbox);
    expect(await loadNotificationTitles(sandbox)).not.toContain('Автосписание не прошло');
    setClockTo(sandbox, due().dueDate);
    await Promise.all([runDebitsIn(sandbox), runDebitsIn(sandbox)]);
    const texts = (await loadSmsTexts(sandbox)).filter((text) => text.includes('не списаны'));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Оплатите сами, завтра повторим.');
    expect(await debitsMade()).toHaveLength(1);
    await grantConsent(me, due().orderId);
    await runDebitsIn(sandbox);
    expect(await debitsMade()).toHaveLength(1);
    setClockTo(sandbox, addDays(due().dueDate, 1));
    await runDebitsIn(sandbox);
    expect(await taken()).toBe(left());
  });

  test('that always refuse are tried on six days and no longer, and two notifications are sent', async () => {
    const poor = await insertCard(sandbox, 'card_poor', '860049', '0002');
    await grantConsent(me, due().orderId, { card_order: [poor] });
    for (let day = 0; day < 9; day += 1) {
      setClockTo(sandbox, addDays(due().dueDate, day));
      await runDebitsIn(sandbox);
    }
    const own = (await sandbox.db.select().from(debits)).filter((debit) => debit.number === due().number);
    expect(own.map((debit) => debit.state)).toEqual(Array(6).fill('failed'));
    expect((await loadNotificationTitles(sandbox)).filter((title) => title === 'Автосписание не прошло')).toHaveLength(2);
  });
});

describe('[X-07] the balance in a debit', () => {
  const fill = async (amount: number) => {
    const { available } = await readBalance(sandbox.db, DILNOZA_ID);
    if (amount > available) await me.pay({ purpose: 'top_up', amount: amount - available, source: MAIN_CARD_SOURCE });
    await countFromHere();
  };
  const available = async () => (await readBalance(sandbox.db, DILNOZA_ID)).available;

  test('pays first, down to its floor, and a card pays the rest', async () => {
    await fill(300_000);
    const before = await available();
    await grantConsent(me, due().orderId, { use_balance: true, balance_floor: before - 10_000 });
    setClockTo(sandbox, due().dueDate);
    await runDebitsIn(sandbox);
    expect(await taken()).toBe(left() - 10_000);
    expect(await available()).toBe(before - 10_000);
  });

  test('pays alone if it is enough; if not, it is not used without a card for the rest', async () => {
    await fill(left() + 50_000);
    const before = await available();
    await grantConsent(me, due().orderId, { card_order: [], use_balance: true, balance_floor: before - left() + 1 });
    setClockTo(sandbox, due().dueDate);
    await runDebitsIn(sandbox);
    expect([await taken(), await available()]).toEqual([0, before]);
    await grantConsent(me, due().orderId, { card_order: [], use_balance: true, balance_floor: before - left() });
    setClockTo(sandbox, addDays(due().dueDate, 1));
    await runDebitsIn(sandbox);
    expect([await taken(), await available()]).toEqual([0, before - left()]);
    expect((await loadScheduleRow(sandbox, due())).paidAmount).toBe(due().amount);
  });
});

test('[X-07] the reconciler completes a debit whose process died after starting it, and it is charged once', async () => {
  await grantConsent(me, due().orderId);
  await tell();
  setClockTo(sandbox, due().dueDate);
  expect((await startOne())?.status).toBe('processing');
  await runDebitsIn(sandbox);
  expect(await debitsMade()).toHaveLength(1);
  await reconcileBilling(sandbox, { all: true });
  await runDebitsIn(sandbox);
  expect(await taken()).toBe(left());
  expect((await sandbox.db.select().from(debits)).map((debit) => debit.state)).toContain('succeeded');
});

test('[X-07] after a timeout of the bank no other card is tried that day, and the late charge is booked', async () => {
  const silent = await insertCard(sandbox, 'card_silent', '860049', '0005');
  await grantConsent(me, due().orderId, { card_order: [silent, 'card_0001'] });
  setClockTo(sandbox, due().dueDate, '12:00');
  await runDebitsIn(sandbox);
  setClockTo(sandbox, due().dueDate, '12:11');
  await reconcileBilling(sandbox, { all: true });
  await runDebitsIn(sandbox);
  expect(await debitsMade()).toMatchObject([{ status: 'failed', reason: 'provider_timeout' }]);
  setClockTo(sandbox, due().dueDate, '12:16');
  await reconcileBilling(sandbox, { all: true });
  expect(await taken()).toBe(left());
});

test('an instalment already due when the consent is granted is not debited', async () => {
  setClockTo(sandbox, due().dueDate);
  await grantConsent(me, due().orderId);
  await runDebitsIn(sandbox);
  expect(await debitsMade()).toEqual([]);
});

test('the own consent of an order takes precedence over the consent for all orders', async () => {
  const own = await insertCard(sandbox, 'card_own');
  await grantConsent(me, 'all');
  await grantConsent(me, due().orderId, { card_order: [own] });
  setClockTo(sandbox, due().dueDate);
  await runDebitsIn(sandbox);
  const made = (await debitsMade()).filter((payment) => payment.orderId === due().orderId);
  expect(made.map((payment) => payment.cardId)).toEqual([own]);
});
