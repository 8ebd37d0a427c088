import { randomUUID } from 'node:crypto';
import { addDays } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { expect, test } from 'vitest';
import { advanceClock } from '../../testing/checkout.ts';
import { createFileCaller, findDocumentCode, readPdf } from '../../testing/documents.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { buyAndReceive, passVerification, registerYearCustomer, resubmitVerification, type YearCustomer } from '../../testing/year.ts';
import { findMismatches } from '../../testing/year-agreement.ts';

type Schemas = installment.components['schemas'];

const sandbox = await openSandbox();

/** Expects the responses behind the screens and the ledger to agree; a failure shows `month`. */
async function expectAgreement(life: YearCustomer, month: number): Promise<void> {
  expect({ month, disagreements: findMismatches(await life.snapshot()) }).toEqual({ month, disagreements: [] });
}

const postAndRead = async <T>(life: YearCustomer, path: string, body?: object) => {
  const answer = await life.call<{ data: T }>('POST', `/v3/user${path}`, body, randomUUID());
  expect([path, answer.status, answer.status < 300]).toEqual([path, answer.status, true]);
  return answer.body.data;
};

/** Returns the first product of an order, and advances the clock until the store has accepted the return. */
async function returnFirst(life: YearCustomer, order: string): Promise<void> {
  const line = { items: [{ line: 1, quantity: 1 }], category: 'defect', text: 'Не включается' };
  const { id, figures } = await postAndRead<Schemas['Return']>(life, `/order/${order}/return`, line);
  await advanceClock(sandbox, 'PT3H');
  await advanceClock(sandbox, 'PT25H');
  const after = await life.order(order);
  expect(after).toMatchObject({ total_amount: figures.new.total, paid_amount: figures.new.paid, remainder: figures.new.remainder });
  const { body } = await life.call<{ data: Schemas['Return'] }>('GET', `/v3/user/returns/${id}`);
  expect(body.data).toMatchObject({ state: 'accepted', settled: true });
}

/** Moves the next payment that is not overdue by ten days; all other payments keep their dates. */
async function moveByTenDays(life: YearCustomer, order: string): Promise<void> {
  const before = await life.order(order);
  const row = before.schedule.find(({ due_date, amount, paid_amount }) => due_date >= sandbox.clock.today() && paid_amount < amount);
  if (row === undefined) throw new Error('nothing is left to pay');
  const ask = { kind: 'move', number: row.number, date: addDays(row.due_date, 10) };
  const quote = await postAndRead<Schemas['HardshipQuote']>(life, `/order/${order}/hardship-quote`, ask);
  await postAndRead(life, `/order/${order}/hardship`, { ...ask, quote_id: quote.quote_id });
  expect((await life.order(order)).schedule).toEqual(quote.new.schedule);
}

async function restoreLimit(life: YearCustomer): Promise<void> {
  expect(await life.limit()).toMatchObject({ status: 'blocked', next_step: 'restore' });
  expect((await life.call('POST', '/v3/user/limit/restoration', undefined, randomUUID())).status).toBe(202);
  await advanceClock(sandbox, 'PT5M');
  expect((await life.limit()).status).toBe('approved');
}

async function payOff(life: YearCustomer, order: string): Promise<void> {
  const { body } = await life.call<Schemas['PayoffQuote']>('GET', `/v3/user/order/${order}/payoff-quote`);
  expect(body.saving).toBeGreaterThan(0);
  await life.payOff(order, body);
}

/** Checks the certificate of a paid order, as its customer and as an anonymous verifier. */
async function certify(life: YearCustomer, order: string): Promise<void> {
  const [customer, anybody] = [await createFileCaller(sandbox, life.phone), await createFileCaller(sandbox, null)];
  const paper = await customer('GET', `/installment/v3/user/order/${order}/documents/certificate`);
  expect([order, paper.status]).toEqual([order, 200]);
  const code = findDocumentCode((await readPdf(paper.bytes)).text);
  const verified = await anybody('GET', `/installment/v3/documents/verify/${code}`);
  expect(verified.json()).toMatchObject({ data: { kind: 'certificate', valid: true } });
}

test('[X-10] [X-11] [X-12] [X-19] in a year of a customer the screens and the ledger agree at the end of every month', {
  timeout: 120_000,
}, async () => {
  const life = await registerYearCustomer(sandbox);
  await expectAgreement(life, 0);
  await passVerification(sandbox, life);
  expect(await life.limit()).toMatchObject({ status: 'approved', amount: 15_000_000, used: 0 });
  const year = await buyAndReceive(sandbox, life, { goods: ['1000'], price: 2_400_000, months: 12 });
  await expectAgreement(life, 0);

  const pay = async (month: number, ...orders: readonly string[]) => {
    await life.toMonth(month);
    for (const order of orders) await life.payDue(order);
  };

  await pay(1, year);
  const pair = await buyAndReceive(sandbox, life, { goods: ['1001', '1002'], price: 900_000, months: 6, fee: 300_000 });
  await expectAgreement(life, 1);

  await pay(2, year, pair);
  await returnFirst(life, pair);
  await expectAgreement(life, 2);

  await pay(3, pair);
  await moveByTenDays(life, year);
  await expectAgreement(life, 3);
  await advanceClock(sandbox, 'P10D');
  await life.payDue(year);
  expect((await life.limit()).status).toBe('approved');
  await expectAgreement(life, 3);

  // In the fourth month nothing is paid: the limit is blocked six days after the due date, until all debts are paid.
  await life.toMonth(4);
  await expectAgreement(life, 4);
  await advanceClock(sandbox, 'P8D');
  expect(await life.limit()).toMatchObject({ status: 'blocked', next_step: 'pay_overdue' });
  await expectAgreement(life, 4);

  await pay(5, year, pair);
  await restoreLimit(life);
  await expectAgreement(life, 5);

  // Besides the usual payments, spends the refund of the return.
  await pay(6, pair);
  const { balance } = await life.snapshot();
  expect(balance.available).toBeGreaterThan(0);
  await life.payFromBalance(year, balance.available);
  await life.payDue(year);
  await expectAgreement(life, 6);

  await pay(7, year, pair);
  expect((await life.limit()).status).toBe('expired');
  await postAndRead(life, '/limit/request');
  await resubmitVerification(sandbox, life);
  expect(await life.limit()).toMatchObject({ status: 'approved' });
  const phone = await buyAndReceive(sandbox, life, { goods: ['1034'], price: 1_200_000, months: 3 });
  await expectAgreement(life, 7);

  for (const month of [8, 9]) {
    await pay(month, year, phone);
    await expectAgreement(life, month);
  }

  await pay(10, year, phone);
  await payOff(life, year);
  await expectAgreement(life, 10);

  await life.toMonth(11);
  await expectAgreement(life, 11);

  await life.toMonth(12);
  const told = await life.snapshot();
  expect(findMismatches(told)).toEqual([]);
  expect(told.orders.map(({ status, remainder }) => [status, remainder])).toEqual(Array.from({ length: 3 }, () => ['finished', 0]));
  expect(told).toMatchObject({ month: { total: 0 }, next: null, limit: { used: 0 } });
  for (const order of [year, pair, phone]) await certify(life, order);
});
