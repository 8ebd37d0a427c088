import { expect, test } from 'vitest';
import { insertPayment } from '../../apis/billing/payment/payment-store.ts';
import { decideRestoration, saveLimitDecision } from '../../apis/installment/verification/checker/apply-checker-verdicts.ts';
import { runWritesAtOnce } from '../../db/run-writes-at-once.ts';
import { payments } from '../../db/schema/billing.ts';
import { restorations } from '../../db/schema/verification.ts';
import { authCalls, wrongCodeFor } from '../../testing/auth.ts';
import { CONFIRM_PAYMENT_PATH, JASUR_PHONE, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../testing/billing.ts';
import { listProductsInStock, quoteRequest, setLimitAmount, shopperOf } from '../../testing/checkout.ts';
import { countIncreases } from '../../testing/count-increases.ts';
import { openBillingSandbox } from '../../testing/open-billing-sandbox.ts';
import { AMPLE_LIMIT } from '../../testing/open-checkout-sandbox.ts';
import { createCustomerFileServices } from '../files/photo-files.ts';
import { createInboxSender } from '../sms.ts';

const { sandbox, me, findDeliveredOrder, useMagicCard } = await openBillingSandbox();
const SENT = 'codes_sent_total{channel="sms",result="ok"}';
const payment = (status: string, reason = 'none') => `payments_total{status="${status}",reason="${reason}"}`;
const checked = (result: string) => `codes_checked_total{result="${result}"}`;

test('a card payment counts its code, the check of it, and each status that it reaches', async () => {
  const order = await findDeliveredOrder();
  const ask = { purpose: 'instalment', order_id: order.id, amount: 20_000, source: MAIN_CARD_SOURCE };
  let paymentId: unknown;
  const created = await countIncreases(async () => {
    paymentId = (await me.write(PAYMENT_PATH, ask)).body['payment_id'];
  });
  expect(created).toEqual({ [SENT]: 1, [payment('otp_required')]: 1 });
  const code = await me.lastCode();
  const confirm = (given: string) => () => me.write(CONFIRM_PAYMENT_PATH, { payment_id: paymentId, code: given });
  expect(await countIncreases(confirm(wrongCodeFor(code)))).toEqual({ [checked('wrong')]: 1 });
  expect(await countIncreases(confirm(code))).toEqual({ [checked('right')]: 1, [payment('processing')]: 1, [payment('succeeded')]: 1 });
});

test('a payment that the bank declines counts with its reason', async () => {
  await useMagicCard('decline');
  const order = await findDeliveredOrder();
  const ask = { purpose: 'instalment', order_id: order.id, amount: 20_000, source: MAIN_CARD_SOURCE };
  const increases = await countIncreases(() => me.pay(ask));
  expect(increases).toMatchObject({ [payment('processing')]: 1, [payment('failed', 'card_declined')]: 1 });
});

test('a payment from the balance counts once its transaction is committed, and not if that is rolled back', async () => {
  await me.pay({ purpose: 'top_up', amount: 100_000, source: MAIN_CARD_SOURCE });
  const order = await findDeliveredOrder();
  const ask = { purpose: 'instalment', order_id: order.id, amount: 20_000, source: { type: 'balance' } };
  expect(await countIncreases(() => me.write(PAYMENT_PATH, ask))).toEqual({ [payment('succeeded')]: 1 });
  const [row] = await sandbox.db.select().from(payments).limit(1);
  const rolledBack = sandbox.db.transaction(async (tx) => {
    if (row !== undefined) await runWritesAtOnce(tx, [insertPayment(tx, { ...row, id: 'pay_new', idempotencyKey: 'new' })]);
    throw new Error('no');
  });
  expect(await countIncreases(() => expect(rolledBack).rejects.toThrow('no'))).toEqual({});
});

test('a placed order counts by its type', async () => {
  const jasur = await shopperOf(sandbox, JASUR_PHONE);
  await setLimitAmount(sandbox, 'cus_0002', AMPLE_LIMIT);
  const [product] = await listProductsInStock(sandbox, '3');
  const increases = await countIncreases(() => jasur.buy(quoteRequest(product?.id)));
  expect(increases).toEqual({ [SENT]: 1, [checked('right')]: 1, 'orders_placed_total{type="installment"}': 1 });
});

test('sign-ins count by grant and result, also those with a code', async () => {
  const calls = authCalls(sandbox);
  const signIn = (grant: string, result: string) => `sign_ins_total{grant="${grant}",result="${result}"}`;
  expect(await countIncreases(() => calls.password(JASUR_PHONE, 'not the password'))).toEqual({ [signIn('password', 'refused')]: 1 });
  expect(await countIncreases(() => calls.sendCode(JASUR_PHONE))).toEqual({ [SENT]: 1 });
  const code = await calls.lastCode(JASUR_PHONE);
  const refused = await countIncreases(() => calls.byCode(JASUR_PHONE, wrongCodeFor(code)));
  expect(refused).toEqual({ [checked('wrong')]: 1, [signIn('code', 'refused')]: 1 });
  const signedIn = await countIncreases(() => calls.byCode(JASUR_PHONE, code));
  expect(signedIn).toEqual({ [checked('right')]: 1, [signIn('code', 'ok')]: 1 });
});

test('decisions about limits count once they are committed', async () => {
  const { db, clock, config } = sandbox;
  const decision = { status: 'approved', amount: 1_000_000, reason: null } as const;
  const save = () => db.transaction((tx) => saveLimitDecision(sandbox, tx, 'cus_0002', decision));
  expect(await countIncreases(save)).toEqual({ 'limits_decided_total{result="approved"}': 1 });
  const rolledBack = db.transaction(async (tx) => {
    await saveLimitDecision(sandbox, tx, 'cus_0002', decision);
    throw new Error('no');
  });
  expect(await countIncreases(() => rolledBack.catch(() => undefined))).toEqual({});
  await db.insert(restorations).values({ id: 'rst_1', customerId: 'cus_0003', requestedAt: clock.now(), locale: 'ru' });
  const tools = { db, clock, config, sms: createInboxSender(db, clock), files: createCustomerFileServices(config) };
  const refuse = () => decideRestoration(tools, 'cus_0003', false);
  expect(await countIncreases(refuse)).toEqual({ 'limits_decided_total{result="blocked"}': 1 });
  expect(await countIncreases(refuse)).toEqual({});
});
