import { expect, test } from 'vitest';
import { DILNOZA_PHONE, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { createSandboxClient } from '../../../testing/client.ts';
import { openBillingSandbox } from '../../../testing/open-billing-sandbox.ts';
import { receiptNumbersOf } from './receipt-numbers.ts';

const { sandbox, me } = await openBillingSandbox();
const names = new Map(['100008', '100012'].map((id) => [id, { id, number: id, store: 'Texno Olam' }]));
// 20:30 in UTC is half past one on the next day in Tashkent.
const at = new Date('2026-11-27T20:30:00Z');

test.each([
  ['a first payment of an order', ['100008'], ['100008-1']],
  ['payments of two orders by turns', ['100008', '100012', '100008'], ['100008-1', '100012-1', '100008-2']],
  ['top-ups between payments of an order', [null, '100008', null, '100008'], ['28.11.2026-10', '100008-1', '28.11.2026-12', '100008-2']],
  ['an order without a name', ['100099'], ['28.11.2026-10']],
] as const)('[X-10] the receipts of %s have their own numbers', (_what, orderIds, numbers) => {
  const settled = orderIds.map((orderId, index) => ({ id: `pay_${index}`, orderId, entry: index + 10, at }));
  expect([...receiptNumbersOf(settled, names).values()]).toEqual(numbers);
});

test('[X-10] a succeeded payment has one receipt number, alone and in lists, which later payments do not change', async () => {
  const { billing } = await createSandboxClient(sandbox, DILNOZA_PHONE);
  const listed = async () => {
    const numbers = new Map<string, string | undefined>();
    let cursor: string | undefined;
    do {
      const page = await billing.listPayments(cursor === undefined ? {} : { cursor });
      for (const { payment_id, receipt_number } of page.data) numbers.set(payment_id, receipt_number);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return numbers;
  };
  const before = await listed();
  const ofOrders = [...before].filter(([, number]) => /^\d{6}-\d+$/.test(number ?? ''));
  expect(ofOrders.length).toBeGreaterThan(3);
  const [, number = ''] = ofOrders.find(([, one]) => one?.endsWith('-2')) ?? [];
  const [orderId] = number.split('-');
  const topUp = await me.pay({ purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
  const waiting = await me.write(PAYMENT_PATH, { purpose: 'top_up', amount: 50_000, source: MAIN_CARD_SOURCE });
  const after = await listed();
  for (const [id, known] of before) expect(after.get(id)).toBe(known);
  const given = [...after.values()].filter((one) => one !== undefined);
  expect(new Set(given).size).toBe(given.length);
  expect(given).toContain(`${orderId}-1`);
  const id = String(topUp.body['payment_id']);
  expect((await billing.getPayment({ payment_id: id })).receipt_number).toBe(after.get(id));
  expect(after.get(id)).toMatch(/^\d\d\.\d\d\.\d{4}-\d+$/);
  expect(after.get(String(waiting.body['payment_id']))).toBeUndefined();
});
