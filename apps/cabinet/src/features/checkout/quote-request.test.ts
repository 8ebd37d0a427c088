import { expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { wantedQuote } from './quote-request.ts';

const ITEMS = [{ product_id: '1000', quantity: 1 }];
const TO_HOME: Draft = {
  ...EMPTY_DRAFT,
  kind: 'delivery',
  regionId: '1726',
  districtId: '1726294',
  address: ' ул. Бабура, 1 ',
  orderType: 'installment',
  months: 6,
  cardId: 'card_1',
};
const HOME = { kind: 'delivery', region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };

test.each([
  ['nothing chosen', EMPTY_DRAFT, ITEMS, { delivery: 'required', order_type: 'required' }],
  ['an empty basket', TO_HOME, [], { items: 'required' }],
  ['ten goods', TO_HOME, [{ product_id: '1', quantity: 10 }], { items: 'too_many' }],
  [
    'a delivery to nowhere',
    { ...EMPTY_DRAFT, kind: 'delivery' },
    ITEMS,
    { 'delivery.region_id': 'required', 'delivery.district_id': 'required', 'delivery.address': 'required', order_type: 'required' },
  ],
  ['a pickup without a branch', { ...TO_HOME, kind: 'pickup' }, ITEMS, { 'delivery.address_id': 'required' }],
  [
    'parts without a term and a card',
    { ...TO_HOME, months: null, cardId: null },
    ITEMS,
    { months: 'required', card_entity_id: 'required' },
  ],
  [
    'a fee and bonuses that are no amounts',
    { ...TO_HOME, initialFee: Number.NaN, bonus: Number.NaN },
    ITEMS,
    { initial_fee: 'required', bonus: 'required' },
  ],
  ['a full purchase by card without a card', { ...TO_HOME, orderType: 'full', cardId: null }, ITEMS, { card_entity_id: 'required' }],
] satisfies [string, Draft, typeof ITEMS, object][])('[S5-06] %s: it is said what is missing', (_what, draft, items, fields) => {
  expect(wantedQuote(items, draft)).toEqual({ kind: 'missing', fields });
});

test.each([
  ['an installment', TO_HOME, { order_type: 'installment', months: 6, card_entity_id: 'card_1', delivery: HOME }],
  [
    'with a fee, a code and bonuses',
    { ...TO_HOME, initialFee: 500_000, promo: ' MUDDAT10 ', bonus: 1_000 },
    {
      order_type: 'installment',
      months: 6,
      card_entity_id: 'card_1',
      delivery: HOME,
      initial_fee: 500_000,
      promo_code: 'MUDDAT10',
      bonus: 1_000,
    },
  ],
  [
    'a full purchase has no term and no fee, though they were filled in before',
    { ...TO_HOME, orderType: 'full', initialFee: 500_000 },
    { order_type: 'full', card_entity_id: 'card_1', delivery: HOME },
  ],
  ['in cash needs no card', { ...TO_HOME, orderType: 'full', cash: true }, { order_type: 'full', cash: true, delivery: HOME }],
  [
    'a pickup sends the branch alone',
    { ...TO_HOME, kind: 'pickup', addressId: '1-1' },
    { order_type: 'installment', months: 6, card_entity_id: 'card_1', delivery: { kind: 'pickup', address_id: '1-1' } },
  ],
] satisfies [string, Draft, object][])('[S3-07] %s', (_what, draft, request) => {
  expect(wantedQuote(ITEMS, draft)).toEqual({ kind: 'ready', request: { items: ITEMS, ...request } });
});
