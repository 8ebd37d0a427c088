import { DATABASE_FAULTS } from './database-cases.ts';
import { DEBIT_FAULTS } from './debit-cases.ts';
import {
  assertCondition,
  CONFIRM_PAYMENT_OPERATION,
  type FaultCase,
  injectFault,
  PAYMENT_STEPS,
  waitForFinalStatus,
  waitForPaymentStep,
} from './fault-context.ts';
import { FORGED_WEBHOOK_FAULTS } from './forged-webhooks.ts';
import { parsePayment } from './payer.ts';
import { REFUND_FAULTS } from './refund-cases.ts';

const killed = (server: 'sandbox' | 'gateway', step: (typeof PAYMENT_STEPS)[number]): FaultCase => ({
  name: `${server} killed ${step}`,
  play: async (scene) => {
    const { stack, payer, amount } = scene;
    const wish = payer.createIntent((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await stack.tool('DELETE', '/sandbox/faults');
    await injectFault(stack, {
      operation: CONFIRM_PAYMENT_OPERATION,
      at: step,
      ...(server === 'sandbox' ? { fault: 'hang' } : { fault: 'delay', ms: 800 }),
    });
    const confirmed = payer.confirm(id, code, wish.confirmKey);
    await waitForPaymentStep(stack, step);
    await stack[server].end('SIGKILL');
    await confirmed;
    await stack[server].start();
    assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    assertCondition(
      parsePayment(again)?.status === 'succeeded',
      `the same confirmation was answered ${again.status} ${JSON.stringify(again.body)}`,
    );
  },
});

const diskFull = (step: (typeof PAYMENT_STEPS)[number]): FaultCase => ({
  name: `disk full ${step}`,
  play: async (scene) => {
    const { stack, payer, amount } = scene;
    const wish = payer.createIntent((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await injectFault(stack, { operation: CONFIRM_PAYMENT_OPERATION, at: step, fault: 'disk-full' });
    const { status } = await payer.confirm(id, code, wish.confirmKey);
    assertCondition(status >= 500, `a full disk was answered ${status}`);
    assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    assertCondition(parsePayment(again)?.status === 'succeeded', `the same confirmation was answered ${again.status}`);
  },
});

const lostResponse = (operation: 'createPayment' | 'confirmPayment'): FaultCase => ({
  name: `answer of ${operation} lost after the commit`,
  play: async (scene) => {
    const { stack, payer, amount } = scene;
    const wish = payer.createIntent((await payer.order()).id, amount);
    if (operation === 'createPayment') {
      await injectFault(stack, { operation: `billing.${operation}`, fault: 'after-commit-reset' });
      assertCondition(parsePayment(await payer.create(wish)) === null, 'the answer was not lost');
      const first = parsePayment(await payer.find(wish));
      const { id, code } = await payer.begin(wish);
      assertCondition(first?.payment_id === id, 'the same key made another payment');
      await payer.confirm(id, code);
    } else {
      const { id, code } = await payer.begin(wish);
      await injectFault(stack, { operation: `billing.${operation}`, fault: 'after-commit-reset' });
      await payer.confirm(id, code, wish.confirmKey);
    }
    assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the payment did not succeed');
  },
});

/** A payment app's decisions in their order of arrival; `end` is the expected status of the payment. */
const webhook = (name: string, decisions: readonly string[], end: string, late = false): FaultCase => ({
  name: `webhook ${name}`,
  ...(late ? { needsReset: true as const } : {}),
  play: async (scene) => {
    const { stack, payer, amount } = scene;
    const wish = payer.createIntent((await payer.order()).id, amount, { type: 'payment_app', system: 'payme' });
    const payment = parsePayment(await payer.create(wish));
    assertCondition(payment !== null, 'the payment was not made');
    if (late) await stack.tool('POST', '/sandbox/clock', { advance: 'PT2H' });
    for (const decision of decisions) await stack.tool('POST', `/sandbox/payment-app/${payment.payment_id}`, { decision });
    if (end !== 'processing') assertCondition((await waitForFinalStatus(scene, wish)) === end, `the payment is not ${end}`);
  },
});

/** Every fault that can be caused from outside the server processes. */
export const FAULTS: readonly FaultCase[] = [
  ...PAYMENT_STEPS.map((step) => killed('sandbox', step)),
  ...PAYMENT_STEPS.map((step) => killed('gateway', step)),
  ...PAYMENT_STEPS.map(diskFull),
  lostResponse('createPayment'),
  lostResponse('confirmPayment'),
  webhook('five times', ['approve', 'approve', 'approve', 'approve', 'approve'], 'succeeded'),
  webhook('out of order', ['decline', 'approve'], 'failed'),
  webhook('late', ['approve'], 'expired', true),
  webhook('never', [], 'expired', true),
  ...FORGED_WEBHOOK_FAULTS,
  {
    name: 'code locked',
    needsReset: true,
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.createIntent((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      const wrong = code === '000000' ? '111111' : '000000';
      for (let turn = 0; turn < 5; turn += 1) await payer.confirm(id, wrong);
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'failed', 'a locked payment did not fail');
    },
  },
  {
    name: 'card deleted in the middle',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.createIntent((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      assertCondition((await payer.removeCard()).status === 409, 'a card with a running payment was deleted');
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'amount changed in another tab',
    play: async (scene) => {
      const { payer } = scene;
      const order = await payer.order();
      const whole = payer.createIntent(order.id, order.left);
      const waiting = await payer.begin(whole);
      const part = payer.createIntent(order.id, 1_000, { type: 'balance' });
      await payer.create(part);
      await payer.confirm(waiting.id, waiting.code);
      assertCondition((await waitForFinalStatus(scene, whole)) === 'failed', 'more than the rest was taken');
      assertCondition((await payer.order()).left >= order.left - 1_000, 'more was paid than wished');
    },
  },
  {
    name: 'two devices pay the same instalment in the same second',
    needsReset: true,
    play: async (scene) => {
      const { payer, amount } = scene;
      const other = await payer.otherDevice();
      const order = await payer.order();
      const mine = payer.createIntent(order.id, amount);
      const theirs = payer.createIntent(order.id, amount);
      const first = await payer.begin(mine);
      const second = await other.begin(theirs);
      await Promise.all([payer.confirm(first.id, first.code), other.confirm(second.id, second.code)]);
      const ends = [await waitForFinalStatus(scene, mine), await waitForFinalStatus(scene, theirs)].toSorted();
      assertCondition(ends.filter((end) => end === 'succeeded').length <= 1, `both succeeded: ${ends.join(', ')}`);
    },
  },
  ...DEBIT_FAULTS,
  {
    name: 'the same key twenty times at once',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.createIntent((await payer.order()).id, amount);
      const made = await Promise.all(Array.from({ length: 20 }, () => payer.create(wish)));
      const ids = new Set(made.flatMap((answer) => parsePayment(answer)?.payment_id ?? []));
      assertCondition(ids.size === 1, `one key made ${ids.size} payments`);
      const { id, code } = await payer.begin(wish);
      await Promise.all(Array.from({ length: 20 }, () => payer.confirm(id, code, wish.confirmKey)));
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'device clock a day off',
    play: async (scene) => {
      const { payer, amount } = scene;
      const date = new Date(Date.now() + 86_400_000).toUTCString();
      const order = await payer.order();
      const wish = payer.createIntent(order.id, amount);
      const made = parsePayment(
        await payer.device.call('POST', '/api/billing/v1/api-payments/payment', wish.body, { 'idempotency-key': wish.key, date }),
      );
      assertCondition(made !== null, 'a wrong clock kept a payment from being made');
      const { id, code } = await payer.begin(wish);
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'order closed while paying',
    needsReset: true,
    play: async (scene) => {
      const { payer } = scene;
      const order = await payer.order();
      const waiting = payer.createIntent(order.id, 1_000);
      const { id, code } = await payer.begin(waiting);
      const closing = payer.createIntent(order.id, order.left);
      const last = await payer.begin(closing);
      await payer.confirm(last.id, last.code);
      assertCondition((await waitForFinalStatus(scene, closing)) === 'succeeded', 'the order was not paid');
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, waiting)) === 'failed', 'a closed order was paid');
    },
  },
  ...REFUND_FAULTS,
  {
    name: 'session ended while paying',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.createIntent((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      await payer.device.call('POST', '/api/auth/logout', {});
      const { status } = await payer.confirm(id, code);
      assertCondition(status === 401 || status === 403, `without a session a payment was answered ${status}`);
      await payer.signIn();
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'card expired in the middle',
    needsReset: true,
    play: async (scene) => {
      const { stack, payer, amount } = scene;
      const wish = payer.createIntent(null, amount);
      const { id, code } = await payer.begin(wish);
      await stack.tool('POST', '/sandbox/clock', { advance: 'P1500D' });
      await payer.confirm(id, code);
      assertCondition((await waitForFinalStatus(scene, wish)) !== 'succeeded', 'an expired card was charged');
    },
  },
  ...DATABASE_FAULTS,
];
