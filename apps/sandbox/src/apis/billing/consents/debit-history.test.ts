import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../../db/schema/orders.ts';
import { CARD, callerOf, DILNOZA, JASUR } from '../../../testing/billing.ts';
import { CONSENTS, CUSTOMER, goTo, grant, nextInstalment, run, saveCard } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { readBalance } from '../ledger/balance.ts';

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);
let due: Awaited<ReturnType<typeof nextInstalment>>;
beforeEach(async () => {
  due = await nextInstalment(sandbox);
});

const left = () => due.amount - due.paidAmount;
const debitsOf = async (caller = me) => {
  const { body } = await caller.call('GET', CONSENTS, undefined, { 'accept-language': 'ru' });
  return Object(body['data'])[0]?.debits;
};

test('[X-07] what was taken says the day, the sum and the cards in the order of their tries, each with why it refused', async () => {
  const poor = await saveCard(sandbox, 'card_poor', '860049', '0002');
  await grant(me, due.orderId, { card_order: [poor, 'card_0001'] });
  expect(await debitsOf()).toEqual([]);
  goTo(sandbox, due.dueDate);
  await run(sandbox);
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

test('[X-07] a debit that failed says why and what is still to pay, until that is paid by hand', async () => {
  const ended = await saveCard(sandbox, 'card_ended', '860049', '0041', '2001');
  await grant(me, due.orderId, { card_order: [ended] });
  goTo(sandbox, due.dueDate);
  await run(sandbox);
  const failed = { state: 'failed', amount: left(), reason: 'no_source', message: 'Нет карты, с которой можно списать', tries: [] };
  expect(await debitsOf()).toMatchObject([{ ...failed, left: left() }]);
  await me.pay({ purpose: 'instalment', order_id: due.orderId, amount: left(), source: CARD });
  expect(await debitsOf()).toMatchObject([{ ...failed, left: 0 }]);
});

test('[X-07] the balance and the card of one debit are told apart', async () => {
  await me.pay({ purpose: 'top_up', amount: 300_000, source: CARD });
  const { available } = await readBalance(sandbox.db, CUSTOMER);
  const part = 10_000;
  await grant(me, due.orderId, { use_balance: true, balance_floor: available - part });
  goTo(sandbox, due.dueDate);
  await run(sandbox);
  expect((await debitsOf())[0].tries[0].sources).toMatchObject([
    { type: 'balance', last4: null, amount: part },
    { type: 'bank_card', entity_id: 'card_0001', amount: left() - part },
  ]);
});

test('[X-07] the notice of a failed debit leads to the page of consents; nobody else sees the debit', async () => {
  const poor = await saveCard(sandbox, 'card_poor', '860049', '0002');
  await grant(me, due.orderId, { card_order: [poor] });
  goTo(sandbox, due.dueDate);
  await run(sandbox);
  const told = await sandbox.db.select().from(notifications).where(eq(notifications.customerId, CUSTOMER));
  expect(told.find((one) => one.titleRu === 'Автосписание не прошло')?.link).toBe('/cabinet/consents');
  const jasur = await callerOf(sandbox, JASUR);
  await grant(jasur, 'all', { card_order: [], use_balance: true });
  expect(await debitsOf(jasur)).toEqual([]);
});
