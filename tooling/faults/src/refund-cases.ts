import { paymentOf } from './payer.ts';
import { arm, CONFIRM, endOf, type FaultCase, hold, reach } from './scene.ts';

/** Money that goes back to the customer, or to the bank, while another payment runs. */
export const REFUND_FAULTS: readonly FaultCase[] = [
  {
    name: 'refund while paying',
    play: async (scene) => {
      const { world, payer, amount } = scene;
      const order = await payer.order();
      const before = payer.wish(order.id, amount);
      const first = await payer.begin(before);
      await payer.confirm(first.id, first.code);
      const wish = payer.wish(order.id, amount);
      const { id, code } = await payer.begin(wish);
      const refund = { payment_id: first.id, act: 'refund' };
      const acts = [refund, refund, { ...refund, act: 'chargeback' }].map((act) => world.tool('POST', '/sandbox/provider', act));
      await Promise.all([payer.confirm(id, code), ...acts]);
      hold((await endOf(scene, wish)) === 'succeeded', 'a refund stopped another payment');
      const back = paymentOf(await payer.find(before))?.refunded_amount;
      hold(back === amount, `${back} of ${amount} came back`);
    },
  },
  {
    name: 'sandbox killed while a claim is settled',
    // The fault uses up the balance, from which other faults pay.
    spoils: true,
    play: async (scene) => {
      const { world, payer, amount } = scene;
      const topUp = payer.wish(null, amount);
      const first = await payer.begin(topUp);
      await payer.confirm(first.id, first.code);
      const { available } = await payer.balance();
      const order = await payer.order();
      const sum = Math.min(available, order.left);
      const spent = payer.wish(order.id, sum, { type: 'balance' });
      hold(paymentOf(await payer.create(spent))?.status === 'succeeded', 'the balance could not be spent');
      await world.tool('POST', '/sandbox/provider', { payment_id: first.id, act: 'chargeback' });
      hold((await payer.balance()).claimed === Math.max(0, amount - (available - sum)), 'what was charged back is not owed');
      const settling = payer.wish(null, amount);
      const { id, code } = await payer.begin(settling);
      await world.tool('DELETE', '/sandbox/faults');
      await arm(world, { operation: CONFIRM, at: 'after-charge', fault: 'hang' });
      const confirmed = payer.confirm(id, code, settling.confirmKey);
      await reach(world, 'after-charge');
      await world.sandbox.end('SIGKILL');
      await confirmed;
      await world.sandbox.start();
      hold((await endOf(scene, settling)) === 'succeeded', 'a confirmed payment did not succeed');
      const { available: left, claimed } = await payer.balance();
      hold(left === available - sum && claimed === 0, `${left} available and ${claimed} owed after the claim was settled`);
    },
  },
];
