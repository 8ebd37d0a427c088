import { addDays } from '@muddat/schedule';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from '@muddat/sdk/billing';
import type { installment } from '@muddat/sdk/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBillingCaller as payerOf } from '../../testing/billing.ts';
import { createSandboxClient } from '../../testing/client.ts';
import { createFileCaller } from '../../testing/documents.ts';
import { DILNOZA_PHONE, JASUR_PHONE } from '../../testing/installment.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { createTestSandbox } from '../../testing/test-sandbox.ts';

type Order = installment.components['schemas']['Order'];

const sandbox = await openSandbox({ env: { PUBLIC_URL: 'https://muddat.example' } });
const [dilnoza, jasur, anybody] = [
  await createFileCaller(sandbox, DILNOZA_PHONE),
  await createFileCaller(sandbox, JASUR_PHONE),
  await createFileCaller(sandbox, null),
];
let all: Order[];
let paymentId: string;
beforeAll(async () => {
  const { installment, billing } = await createSandboxClient(sandbox, DILNOZA_PHONE);
  all = (await installment.listOrders({ limit: 100 })).data;
  const payer = await payerOf(sandbox, DILNOZA_PHONE);
  const cards = await billing.listEntities({ billing_reflection_alias: PAYMENT_ALIAS, collection_type: PAYMENT_KEYS.cards });
  const [card] = cards.data;
  const paid = await payer.pay({ purpose: 'top_up', amount: 50_000, source: { type: 'bank_card', entity_id: card?.entity_id } });
  paymentId = String(paid.body['payment_id']);
});

const orderOf = (fits: (order: Order) => boolean): Order => {
  const found = all.find(fits);
  if (found === undefined) throw new TypeError('no demo order fits');
  return found;
};
const running = () => orderOf((order) => order.overdue_days > 0);
const finished = () => orderOf((order) => order.status === 'finished');
const receipt = () => `/billing/v1/api-payments/payment/${paymentId}/receipt?format=pdf`;
const orderDocumentPath = (id: string, kind: string) => `/installment/v3/user/order/${id}/documents/${kind}`;
/** The statement's period is at most a year. */
const statementFrom = () => addDays(sandbox.clock.today(), -360);
const statement = (format: string, to = sandbox.clock.today()) =>
  `/installment/v3/user/statement?from=${statementFrom()}&to=${to}&format=${format}`;

describe('[X-10] a document request', () => {
  test.each([
    ['the certificate of an order with a debt', () => orderDocumentPath(running().id, 'certificate'), 409, 'certificate_unavailable'],
    [
      'the certificate of a cancelled order',
      () => orderDocumentPath(orderOf((order) => order.status === 'canceled').id, 'certificate'),
      409,
      'certificate_unavailable',
    ],
    [
      'the schedule of a full purchase',
      () => orderDocumentPath(orderOf((order) => order.month === 0).id, 'schedule'),
      409,
      'schedule_unavailable',
    ],
    ['the contract of an unknown order', () => orderDocumentPath('999999', 'contract'), 404, 'not_found'],
    ['the receipt of an unknown payment', () => '/billing/v1/api-payments/payment/pay_0/receipt', 404, 'not_found'],
    ['an unknown kind of document', () => orderDocumentPath(running().id, 'passport'), 400, 'validation_failed'],
    ['a statement that ends in the future', () => statement('pdf', '2099-01-01'), 422, 'validation_failed'],
    ['a statement with reversed dates', () => '/installment/v3/user/statement?from=2026-02-01&to=2026-01-01', 422, 'validation_failed'],
    ['a statement of more than a year', () => '/installment/v3/user/statement?from=2024-01-01&to=2026-01-01', 422, 'validation_failed'],
  ])('is refused for %s', async (_what, path, status, code) => {
    const answer = await dilnoza('GET', path());
    expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  test.each([
    () => receipt(),
    () => orderDocumentPath(running().id, 'contract'),
    () => orderDocumentPath(running().id, 'schedule'),
    () => orderDocumentPath(finished().id, 'certificate'),
  ])('returns 404 to another customer and 401 without a session: %s', async (path) => {
    expect((await jasur('GET', path())).status).toBe(404);
    expect((await anybody('GET', path())).status).toBe(401);
  });

  test('returns 429 after 60 documents of a customer', async () => {
    const limited = await createTestSandbox({ RATE_LIMITS: 'on' });
    const ask = await createFileCaller(limited, JASUR_PHONE);
    const path = '/installment/v3/user/statement?from=2026-01-01&to=2026-01-02&format=csv';
    for (let count = 0; count < 60; count += 1) expect((await ask('GET', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(429);
    await limited.close();
  });
});
