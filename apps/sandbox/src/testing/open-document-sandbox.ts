import { addDays } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { createBillingCaller, MAIN_CARD_SOURCE } from './billing.ts';
import { createSandboxClient } from './client.ts';
import { createFileCaller } from './documents.ts';
import { DILNOZA_PHONE } from './installment.ts';
import { openSandbox } from './open-sandbox.ts';

type Order = installment.components['schemas']['Order'];

/** Opens a sandbox for the tests of a file, with the paths of Dilnoza's documents. She has just paid a top-up, which has the receipt. */
export async function openDocumentSandbox() {
  const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.example' } });
  const [dilnoza, anybody] = [await createFileCaller(sandbox, DILNOZA_PHONE), await createFileCaller(sandbox, null)];
  const client = await createSandboxClient(sandbox, DILNOZA_PHONE);
  const { data: orders } = await client.installment.listOrders({ limit: 100 });
  const payer = await createBillingCaller(sandbox, DILNOZA_PHONE);
  const topUp = await payer.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });

  const orderOf = (fits: (order: Order) => boolean): Order => {
    const found = orders.find(fits);
    if (found === undefined) throw new TypeError('no demo order fits');
    return found;
  };
  /** The statement's period is at most a year. */
  const statementFrom = () => addDays(sandbox.clock.today(), -360);

  return {
    sandbox,
    dilnoza,
    anybody,
    orderOf,
    running: () => orderOf((order) => order.overdue_days > 0),
    finished: () => orderOf((order) => order.status === 'finished'),
    receipt: () => receiptPath(topUp.body['payment_id']),
    orderDocumentPath: (id: string, kind: string) => `/installment/v3/user/order/${id}/documents/${kind}`,
    statementFrom,
    statement: (format: string, to = sandbox.clock.today()) =>
      `/installment/v3/user/statement?from=${statementFrom()}&to=${to}&format=${format}`,
    verifyCode: (code: string) => anybody('GET', `/installment/v3/documents/verify/${code}`),
  };
}

export const receiptPath = (paymentId: unknown) => `/billing/v1/api-payments/payment/${String(paymentId)}/receipt?format=pdf`;
