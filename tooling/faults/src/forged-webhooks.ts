import { assertCondition, type FaultCase, waitForFinalStatus } from './fault-context.ts';
import { parsePayment } from './payer.ts';

/**
 * The contract defines no signature for decisions of payment apps: the payment's id is the secret, and sum and order come from our own
 * record. So none of these fields may have an effect.
 */
const FORGED = [
  { decision: 'approve', amount: 1 },
  { decision: 'approve', amount: 99_000_000 },
  { decision: 'approve', order_id: '100001' },
  { decision: 'approve', customer_id: 'cus_0002' },
  { decision: 'approve', event_id: 'evt_2' },
  { decision: 'succeeded' },
  { decision: ['approve'] },
  { status: 'succeeded' },
  [],
  {},
] as const;

export const FORGED_WEBHOOK_FAULTS: readonly FaultCase[] = [
  {
    name: 'webhook forged',
    play: async ({ stack, payer, amount }) => {
      const wish = payer.createIntent((await payer.order()).id, amount);
      const { id } = await payer.begin(wish);
      for (const target of [id, 'pay_000000000000000000000000']) {
        const { status } = await stack.tool('POST', `/sandbox/payment-app/${target}`, { decision: 'approve' });
        assertCondition(status === 404, `a decision on what is no app's payment was answered ${status}`);
      }
      assertCondition(parsePayment(await payer.find(wish))?.status === 'otp_required', 'a forged decision moved a payment');
    },
  },
  {
    name: 'webhook forged with the right id',
    play: async (scene) => {
      const { stack, payer, amount } = scene;
      const order = await payer.order();
      const wish = payer.createIntent(order.id, amount, { type: 'payment_app', system: 'payme' });
      const payment = parsePayment(await payer.create(wish));
      assertCondition(payment !== null, 'the payment was not made');
      const decide = (body: unknown) => stack.tool('POST', `/sandbox/payment-app/${payment.payment_id}`, body);
      const forge = async () => {
        for (const body of FORGED) {
          const { status } = await decide(body);
          assertCondition(status >= 400 && status < 500, `${JSON.stringify(body)} was answered ${status}`);
        }
      };
      await forge();
      assertCondition(parsePayment(await payer.find(wish))?.status === 'processing', 'a forged decision moved a payment');
      assertCondition((await payer.order()).left === order.left, 'a forged decision paid an order');
      await decide({ decision: 'approve' });
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'the true decision did not count');
      const { left } = await payer.order();
      await forge();
      for (const decision of ['decline', 'approve']) await decide({ decision });
      assertCondition(
        (await waitForFinalStatus(scene, wish)) === 'succeeded' && (await payer.order()).left === left,
        'a decision counted twice',
      );
    },
  },
];
