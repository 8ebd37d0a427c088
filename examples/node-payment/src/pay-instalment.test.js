import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startSandbox } from 'muddat-sandbox';
import { clientOf } from './client.js';
import { payInstalment, whatToPay } from './pay-instalment.js';

let sandbox;
before(async () => {
  sandbox = await startSandbox();
});
after(() => sandbox?.stop());

const tell = (tool, body) =>
  fetch(`${sandbox.url}/sandbox/${tool}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const lose = (fault) => tell('faults', [{ operation: 'billing.createPayment', fault, times: 1 }]);

/** How a connection breaks, before or after the server has made the payment. */
for (const fault of ['reset', 'after-commit-reset']) {
  test(`an instalment is paid once when the connection breaks (${fault})`, async () => {
    const muddat = clientOf({ baseUrl: sandbox.url });
    const { orders, cards } = await whatToPay(muddat);
    const count = async () => {
      let payments = 0;
      for await (const _payment of muddat.billing.listPayments()) payments += 1;
      return payments;
    };
    const before = await count();
    // A card gets one code a minute.
    await tell('clock', { advance: 'PT2M' });
    await lose(fault);
    const payment = await payInstalment(muddat, { orderId: orders[0].id, cardId: cards[0].entity_id, amount: orders[0].payment_amount });
    assert.equal(payment.status, 'otp_required');
    assert.equal(await count(), before + 1);
  });
}
