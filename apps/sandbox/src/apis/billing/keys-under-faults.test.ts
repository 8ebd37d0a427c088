import { describe, expect, it } from 'vitest';
import { createBillingCaller, DILNOZA_PHONE, findSeededOrder, PAYMENT_PATH } from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

describe('an idempotency key', () => {
  it('can be used again after a 503 of the sandbox', async () => {
    sandbox.faults.add({ operation: 'billing.createPayment', fault: 'status', status: 503, ms: 0, at: 'before-charge' }, 1);
    const body = {
      purpose: 'instalment',
      order_id: (await findSeededOrder(sandbox, 'cus_0001', 'delivered')).id,
      amount: 5_000,
      source: { type: 'balance' },
    };
    expect(await me.write(PAYMENT_PATH, body, 'unlucky')).toMatchObject({ status: 503 });
    expect(await me.call('GET', `${PAYMENT_PATH}?idempotency_key=unlucky`)).toMatchObject({ status: 404 });
    expect(await me.write(PAYMENT_PATH, body, 'unlucky')).toMatchObject({ status: 201, body: { status: 'succeeded' } });
  });

  it.each([null, 'before-charge'])('gets 409 while its first request runs (delay at %s), and 422 with a different body', async (step) => {
    sandbox.faults.add({ operation: 'billing.createPayment', fault: 'delay', ms: 4_000, status: 0, at: step }, 1);
    const body = {
      purpose: 'instalment',
      order_id: (await findSeededOrder(sandbox, 'cus_0001', 'delivered')).id,
      amount: 5_000,
      source: { type: 'balance' },
    };
    const first = me.write(PAYMENT_PATH, body, 'slow');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await me.write(PAYMENT_PATH, body, 'slow')).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
    expect(await me.write(PAYMENT_PATH, { ...body, amount: 6_000 }, 'slow')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await first).toMatchObject({ status: 201 });
    expect(await me.write(PAYMENT_PATH, body, 'slow')).toMatchObject({ status: 201, body: (await first).body });
  });
});
