import {
  assertCondition,
  CONFIRM_PAYMENT_OPERATION,
  type FaultCase,
  injectFault,
  waitForFinalStatus,
  waitForPaymentStep,
} from './fault-context.ts';
import { parsePayment } from './payer.ts';

/** Money that goes back to the customer, or to the bank, while another payment runs. */
export const REFUND_FAULTS: readonly FaultCase[] = [
  {
    name: 'refund while paying',
    // Money that comes back twice opens a claim, and other faults pay from the balance.
    needsReset: true,
    play: async (scene) => {
      const { stack, payer, amount } = scene;
      const order = await payer.order();
      const before = payer.createIntent(order.id, amount);
      const first = await payer.begin(before);
      await payer.confirm(first.id, first.code);
      const wish = payer.createIntent(order.id, amount);
      const { id, code } = await payer.begin(wish);
      const refund = { payment_id: first.id, act: 'refund' };
      const acts = [refund, refund, { ...refund, act: 'chargeback' }].map((act) => stack.tool('POST', '/sandbox/provider', act));
      await Promise.all([payer.confirm(id, code), ...acts]);
      assertCondition((await waitForFinalStatus(scene, wish)) === 'succeeded', 'a refund stopped another payment');
      const back = parsePayment(await payer.find(before))?.refunded_amount;
      assertCondition(back === amount, `${back} of ${amount} came back`);
    },
  },
  {
    name: 'sandbox killed while a claim is settled',
    // The fault uses up the balance, from which other faults pay.
    needsReset: true,
    play: async (scene) => {
      const { stack, payer, amount } = scene;
      const topUp = payer.createIntent(null, amount);
      const first = await payer.begin(topUp);
      await payer.confirm(first.id, first.code);
      const { available } = await payer.balance();
      const order = await payer.order();
      const sum = Math.min(available, order.left);
      const spent = payer.createIntent(order.id, sum, { type: 'balance' });
      assertCondition(parsePayment(await payer.create(spent))?.status === 'succeeded', 'the balance could not be spent');
      await stack.tool('POST', '/sandbox/provider', { payment_id: first.id, act: 'chargeback' });
      assertCondition((await payer.balance()).claimed === Math.max(0, amount - (available - sum)), 'what was charged back is not owed');
      const settling = payer.createIntent(null, amount);
      const { id, code } = await payer.begin(settling);
      await stack.tool('DELETE', '/sandbox/faults');
      await injectFault(stack, { operation: CONFIRM_PAYMENT_OPERATION, at: 'after-charge', fault: 'hang' });
      const confirmed = payer.confirm(id, code, settling.confirmKey);
      await waitForPaymentStep(stack, 'after-charge');
      await stack.sandbox.end('SIGKILL');
      await confirmed;
      await stack.sandbox.start();
      assertCondition((await waitForFinalStatus(scene, settling)) === 'succeeded', 'a confirmed payment did not succeed');
      const { available: left, claimed } = await payer.balance();
      assertCondition(left === available - sum && claimed === 0, `${left} available and ${claimed} owed after the claim was settled`);
    },
  },
];
