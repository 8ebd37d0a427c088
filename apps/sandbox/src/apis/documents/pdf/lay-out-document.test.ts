import { expect, test } from 'vitest';
import type { ReceiptFacts } from './document-facts.ts';
import { layOutDocument } from './lay-out-document.ts';

const facts: ReceiptFacts = {
  kind: 'receipt',
  paymentId: 'pay_1',
  paidAt: '2026-11-21T08:00:00.000Z',
  amount: 100_000,
  purpose: 'top_up',
  orders: [],
  sources: [],
  excess: 0,
};

test.each([
  ['payment_app', 'uzum', null, 'Uzum Bank'],
  ['bank_card', 'uzcard', '1234', 'Uzcard •• 1234'],
])('[X-10] the receipt of a payment by %s %s (last digits: %s) names the source as %s', (type, system, last4, name) => {
  const sources = [{ type, system, last4, amount: 100_000 }];
  const paper = layOutDocument({ ...facts, sources }, { name: 'Dilnoza', phone: '+998900000001' }, 'ru');
  expect(JSON.stringify(paper)).toMatch(new RegExp(`"name":"[^"]*${name}"`));
});
