import { DATABASE_FAULTS } from './database-cases.ts';
import { DEBIT_FAULTS } from './debit-cases.ts';
import { FORGED_WEBHOOKS } from './forged-webhooks.ts';
import { paymentOf } from './payer.ts';
import { REFUND_FAULTS } from './refund-cases.ts';
import { arm, CONFIRM, endOf, type FaultCase, hold, reach, STEPS } from './scene.ts';

const killed = (server: 'sandbox' | 'gateway', step: (typeof STEPS)[number]): FaultCase => ({
  name: `${server} killed ${step}`,
  play: async (scene) => {
    const { world, payer, amount } = scene;
    const wish = payer.wish((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await world.tool('DELETE', '/sandbox/faults');
    await arm(world, { operation: CONFIRM, at: step, ...(server === 'sandbox' ? { fault: 'hang' } : { fault: 'delay', ms: 800 }) });
    const confirmed = payer.confirm(id, code, wish.confirmKey);
    await reach(world, step);
    await world[server].end('SIGKILL');
    await confirmed;
    await world[server].start();
    hold((await endOf(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    hold(paymentOf(again)?.status === 'succeeded', `the same confirmation was answered ${again.status} ${JSON.stringify(again.body)}`);
  },
});

const diskFull = (step: (typeof STEPS)[number]): FaultCase => ({
  name: `disk full ${step}`,
  play: async (scene) => {
    const { world, payer, amount } = scene;
    const wish = payer.wish((await payer.order()).id, amount);
    const { id, code } = await payer.begin(wish);
    await arm(world, { operation: CONFIRM, at: step, fault: 'disk-full' });
    const { status } = await payer.confirm(id, code, wish.confirmKey);
    hold(status >= 500, `a full disk was answered ${status}`);
    hold((await endOf(scene, wish)) === 'succeeded', 'a confirmed payment did not succeed');
    const again = await payer.confirmAgain(id, code, wish.confirmKey);
    hold(paymentOf(again)?.status === 'succeeded', `the same confirmation was answered ${again.status}`);
  },
});

const lost = (operation: 'createPayment' | 'confirmPayment'): FaultCase => ({
  name: `answer of ${operation} lost after the commit`,
  play: async (scene) => {
    const { world, payer, amount } = scene;
    const wish = payer.wish((await payer.order()).id, amount);
    if (operation === 'createPayment') {
      await arm(world, { operation: `billing.${operation}`, fault: 'after-commit-reset' });
      hold(paymentOf(await payer.create(wish)) === null, 'the answer was not lost');
      const first = paymentOf(await payer.find(wish));
      const { id, code } = await payer.begin(wish);
      hold(first?.payment_id === id, 'the same key made another payment');
      await payer.confirm(id, code);
    } else {
      const { id, code } = await payer.begin(wish);
      await arm(world, { operation: `billing.${operation}`, fault: 'after-commit-reset' });
      await payer.confirm(id, code, wish.confirmKey);
    }
    hold((await endOf(scene, wish)) === 'succeeded', 'the payment did not succeed');
  },
});

/** A payment app's decisions in their order of arrival; `end` is the expected status of the payment. */
const webhook = (name: string, decisions: readonly string[], end: string, late = false): FaultCase => ({
  name: `webhook ${name}`,
  ...(late ? { spoils: true as const } : {}),
  play: async (scene) => {
    const { world, payer, amount } = scene;
    const wish = payer.wish((await payer.order()).id, amount, { type: 'payment_app', system: 'payme' });
    const payment = paymentOf(await payer.create(wish));
    hold(payment !== null, 'the payment was not made');
    if (late) await world.tool('POST', '/sandbox/clock', { advance: 'PT2H' });
    for (const decision of decisions) await world.tool('POST', `/sandbox/payment-app/${payment.payment_id}`, { decision });
    if (end !== 'processing') hold((await endOf(scene, wish)) === end, `the payment is not ${end}`);
  },
});

/** Every fault that can be caused from outside the server processes. */
export const FAULTS: readonly FaultCase[] = [
  ...STEPS.map((step) => killed('sandbox', step)),
  ...STEPS.map((step) => killed('gateway', step)),
  ...STEPS.map(diskFull),
  lost('createPayment'),
  lost('confirmPayment'),
  webhook('five times', ['approve', 'approve', 'approve', 'approve', 'approve'], 'succeeded'),
  webhook('out of order', ['decline', 'approve'], 'failed'),
  webhook('late', ['approve'], 'expired', true),
  webhook('never', [], 'expired', true),
  ...FORGED_WEBHOOKS,
  {
    name: 'code locked',
    spoils: true,
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.wish((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      const wrong = code === '000000' ? '111111' : '000000';
      for (let turn = 0; turn < 5; turn += 1) await payer.confirm(id, wrong);
      await payer.confirm(id, code);
      hold((await endOf(scene, wish)) === 'failed', 'a locked payment did not fail');
    },
  },
  {
    name: 'card deleted in the middle',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.wish((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      hold((await payer.removeCard()).status === 409, 'a card with a running payment was deleted');
      await payer.confirm(id, code);
      hold((await endOf(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'amount changed in another tab',
    play: async (scene) => {
      const { payer } = scene;
      const order = await payer.order();
      const whole = payer.wish(order.id, order.left);
      const waiting = await payer.begin(whole);
      const part = payer.wish(order.id, 1_000, { type: 'balance' });
      await payer.create(part);
      await payer.confirm(waiting.id, waiting.code);
      hold((await endOf(scene, whole)) === 'failed', 'more than the rest was taken');
      hold((await payer.order()).left >= order.left - 1_000, 'more was paid than wished');
    },
  },
  {
    name: 'two devices pay the same instalment in the same second',
    spoils: true,
    play: async (scene) => {
      const { payer, amount } = scene;
      const other = await payer.otherDevice();
      const order = await payer.order();
      const mine = payer.wish(order.id, amount);
      const theirs = payer.wish(order.id, amount);
      const first = await payer.begin(mine);
      const second = await other.begin(theirs);
      await Promise.all([payer.confirm(first.id, first.code), other.confirm(second.id, second.code)]);
      const ends = [await endOf(scene, mine), await endOf(scene, theirs)].toSorted();
      hold(ends.filter((end) => end === 'succeeded').length <= 1, `both succeeded: ${ends.join(', ')}`);
    },
  },
  ...DEBIT_FAULTS,
  {
    name: 'the same key twenty times at once',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.wish((await payer.order()).id, amount);
      const made = await Promise.all(Array.from({ length: 20 }, () => payer.create(wish)));
      const ids = new Set(made.flatMap((answer) => paymentOf(answer)?.payment_id ?? []));
      hold(ids.size === 1, `one key made ${ids.size} payments`);
      const { id, code } = await payer.begin(wish);
      await Promise.all(Array.from({ length: 20 }, () => payer.confirm(id, code, wish.confirmKey)));
      hold((await endOf(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'device clock a day off',
    play: async (scene) => {
      const { payer, amount } = scene;
      const date = new Date(Date.now() + 86_400_000).toUTCString();
      const order = await payer.order();
      const wish = payer.wish(order.id, amount);
      const made = paymentOf(
        await payer.device.call('POST', '/api/billing/v1/api-payments/payment', wish.body, { 'idempotency-key': wish.key, date }),
      );
      hold(made !== null, 'a wrong clock kept a payment from being made');
      const { id, code } = await payer.begin(wish);
      await payer.confirm(id, code);
      hold((await endOf(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'order closed while paying',
    spoils: true,
    play: async (scene) => {
      const { payer } = scene;
      const order = await payer.order();
      const waiting = payer.wish(order.id, 1_000);
      const { id, code } = await payer.begin(waiting);
      const closing = payer.wish(order.id, order.left);
      const last = await payer.begin(closing);
      await payer.confirm(last.id, last.code);
      hold((await endOf(scene, closing)) === 'succeeded', 'the order was not paid');
      await payer.confirm(id, code);
      hold((await endOf(scene, waiting)) === 'failed', 'a closed order was paid');
    },
  },
  ...REFUND_FAULTS,
  {
    name: 'session ended while paying',
    play: async (scene) => {
      const { payer, amount } = scene;
      const wish = payer.wish((await payer.order()).id, amount);
      const { id, code } = await payer.begin(wish);
      await payer.device.call('POST', '/api/auth/logout', {});
      const { status } = await payer.confirm(id, code);
      hold(status === 401 || status === 403, `without a session a payment was answered ${status}`);
      await payer.signIn();
      await payer.confirm(id, code);
      hold((await endOf(scene, wish)) === 'succeeded', 'the payment did not succeed');
    },
  },
  {
    name: 'card expired in the middle',
    spoils: true,
    play: async (scene) => {
      const { world, payer, amount } = scene;
      const wish = payer.wish(null, amount);
      const { id, code } = await payer.begin(wish);
      await world.tool('POST', '/sandbox/clock', { advance: 'P1500D' });
      await payer.confirm(id, code);
      hold((await endOf(scene, wish)) !== 'succeeded', 'an expired card was charged');
    },
  },
  ...DATABASE_FAULTS,
];
