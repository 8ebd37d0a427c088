import { formatMoney } from '@muddat/i18n';
import { describe, expect, test } from 'vitest';
import type { ContractFacts, DocumentFacts, ReceiptFacts } from './document-facts.ts';
import { layOutDocument } from './lay-out-document.ts';

const facts: ReceiptFacts = {
  kind: 'receipt',
  number: '21.11.2026-7',
  paidAt: '2026-11-21T08:00:00.000Z',
  amount: 100_000,
  purpose: 'top_up',
  orders: [],
  sources: [],
  excess: 0,
};

const parties = {
  buyer: { name: 'Dilnoza', phone: '+998900000001' },
  sellers: new Map([
    ['100008', { addressRu: 'Ташкент, улица Навои, 1', addressUz: 'Toshkent, Navoiy koʻchasi, 1', phone: '+998712345678' }],
  ]),
};
const said = (content: DocumentFacts, locale: 'ru' | 'uz' = 'ru') => JSON.stringify(layOutDocument(content, parties, locale).blocks);

test.each([
  ['payment_app', 'uzum', null, 'Uzum Bank'],
  ['bank_card', 'uzcard', '1234', 'Uzcard •• 1234'],
])('[X-10] the receipt of a payment by %s %s (last digits: %s) names the source as %s', (type, system, last4, name) => {
  const sources = [{ type, system, last4, amount: 100_000 }];
  expect(said({ ...facts, sources })).toMatch(new RegExp(`"name":"[^"]*${name}"`));
});

describe('[X-10] the receipt of an order', () => {
  const order = {
    number: '100008',
    store: 'Texno Olam',
    amount: 100_000,
    items: [{ nameRu: 'Ноутбук', nameUz: 'Noutbuk', quantity: 2 }],
  };
  const ofOrder: ReceiptFacts = { ...facts, number: '100008-3', purpose: 'instalment', orders: [order] };

  test.each([
    ['ru', 'Ноутбук', 'Ташкент, улица Навои, 1'],
    ['uz', 'Noutbuk', 'Toshkent, Navoiy koʻchasi, 1'],
  ] as const)('names its number, its goods and its store with address and phone (%s)', (locale, product, address) => {
    expect(said(ofOrder, locale)).toContain('"100008-3"');
    expect(said(ofOrder, locale)).toContain(`["${product}","2"]`);
    expect(said(ofOrder, locale)).toContain(`"«Texno Olam», ${address}, +998\u00a071\u00a0234\u00a056\u00a078"`);
  });

  test.each([
    ['one order', ofOrder, false],
    ['one order with an excess', { ...ofOrder, excess: 1_000 }, true],
    ['two orders', { ...ofOrder, orders: [order, { ...order, number: '100009', amount: 50_000 }] }, true],
  ])('lists the share of each order only if the whole sum does not say it: %s', (_what, content, isListed) => {
    expect(said(content).includes('По заказам')).toBe(isListed);
  });
});

describe('[X-10] the price in a contract', () => {
  const item = { nameRu: 'Ноутбук', nameUz: 'Noutbuk', price: 2_570_000, quantity: 1 };
  const contract: ContractFacts = {
    kind: 'contract',
    number: '100008',
    signedAt: '2026-11-21T08:00:00.000Z',
    offerVersion: null,
    store: 'Texno Olam',
    items: [item],
    goods: 2_570_000,
    discount: 0,
    bonus: 0,
    delivery: 0,
    commission: 0,
    price: 2_570_000,
    offer: null,
    countedFrom: null,
  };
  const several = { ...contract, items: [item, item], goods: 5_140_000, price: 5_140_000 };

  test.each([
    // Price and sum of its row.
    ['a single item is in its row alone', contract, 2],
    ['several items is their total', several, 1],
    ['goods with delivery follows the sum of the goods', { ...several, delivery: 30_000, price: 5_170_000 }, 1],
  ])('of %s', (_what, content, count) => {
    const price = formatMoney(content.price, 'ru');
    expect(said(content).split(`"${price}"`).length - 1).toBe(count);
    expect(said(content).includes('"heading":"Цена"')).toBe(content.delivery > 0);
  });
});
