import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import { createBillingCaller, DILNOZA_PHONE, JASUR_PHONE, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import {
  CONSENTS_PATH,
  DILNOZA_ID,
  findNextInstalment,
  grantConsent,
  insertCard,
  runDebitsIn,
  setClockTo,
} from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
let due: Awaited<ReturnType<typeof findNextInstalment>>;
beforeEach(async () => {
  due = await findNextInstalment(sandbox);
});

const left = () => due.amount - due.paidAmount;
const debitsOf = async (caller = me) => {
  const { body } = await caller.call('GET', CONSENTS_PATH, undefined, { 'accept-language': 'ru' });
  return Object(body['data'])[0]?.debits;
};

test('[X-07] a debit shows its day, its amount and each tried card with the reason of its refusal', async () => {
  const poor = await insertCard(sandbox, 'card_poor', '860049', '0002');
  await grantConsent(me, due.orderId, { card_order: [poor, 'card_0001'] });
  expect(await debitsOf()).toEqual([]);
  setClockTo(sandbox, due.dueDate);
  await runDebitsIn(sandbox);
  expect(await debitsOf()).toMatchObject([
    {
      order_id: due.orderId,
      number: due.number,
      day: due.dueDate,
      state: 'succeeded',
      amount: left(),
      left: 0,
      reason: null,
      tries: [
        {
          state: 'failed',
          reason: 'insufficient_funds',
          message: 'На карте недостаточно денег',
          sources: [{ type: 'bank_card', entity_id: poor, last4: '0002', amount: left() }],
        },
        { state: 'succeeded', reason: null, sources: [{ type: 'bank_card', entity_id: 'card_0001', amount: left() }] },
      ],
    },
  ]);
});

test('[X-07] a failed debit shows its reason and the amount left, which is 0 after a manual payment', async () => {
  const ended = await insertCard(sandbox, 'card_ended', '860049', '0041', '2001');
  await grantConsent(me, due.orderId, { card_order: [ended] });
  setClockTo(sandbox, due.dueDate);
  await runDebitsIn(sandbox);
  const failed = { state: 'failed', amount: left(), reason: 'no_source', message: 'Нет карты, с которой можно списать', tries: [] };
  expect(await debitsOf()).toMatchObject([{ ...failed, left: left() }]);
  await me.pay({ purpose: 'instalment', order_id: due.orderId, amount: left(), source: MAIN_CARD_SOURCE });
  expect(await debitsOf()).toMatchObject([{ ...failed, left: 0 }]);
});

test('[X-07] a debit from balance and card shows the amount of each', async () => {
  await me.pay({ purpose: 'top_up', amount: 300_000, source: MAIN_CARD_SOURCE });
  const { available } = await readBalance(sandbox.db, DILNOZA_ID);
  const part = 10_000;
  await grantConsent(me, due.orderId, { use_balance: true, balance_floor: available - part });
  setClockTo(sandbox, due.dueDate);
  await runDebitsIn(sandbox);
  expect((await debitsOf())[0].tries[0].sources).toMatchObject([
    { type: 'balance', last4: null, amount: part },
    { type: 'bank_card', entity_id: 'card_0001', amount: left() - part },
  ]);
});

test('[X-07] the notification of a failed debit links to the consents; other customers do not see the debit', async () => {
  const poor = await insertCard(sandbox, 'card_poor', '860049', '0002');
  await grantConsent(me, due.orderId, { card_order: [poor] });
  setClockTo(sandbox, due.dueDate);
  await runDebitsIn(sandbox);
  const told = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, DILNOZA_ID));
  expect(told.find((one) => one.titleRu === 'Автосписание не прошло')?.link).toBe('/cabinet/consents');
  const jasur = await createBillingCaller(sandbox, JASUR_PHONE);
  await grantConsent(jasur, 'all', { card_order: [], use_balance: true });
  expect(await debitsOf(jasur)).toEqual([]);
});
