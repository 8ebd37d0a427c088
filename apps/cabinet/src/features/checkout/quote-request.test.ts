import { expect, test } from 'vitest';
import { type CheckoutDraft, EMPTY_CHECKOUT_DRAFT } from '../../domain/checkout/checkout-draft.ts';
import { buildQuoteRequest } from './quote-request.ts';

const ITEMS = [{ product_id: '1000', quantity: 1 }];
const TO_HOME: CheckoutDraft = {
  ...EMPTY_CHECKOUT_DRAFT,
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
  ['an empty form', EMPTY_CHECKOUT_DRAFT, ITEMS, { delivery: 'required', order_type: 'required' }],
  ['an empty basket', TO_HOME, [], { items: 'required' }],
  ['an order of ten goods', TO_HOME, [{ product_id: '1', quantity: 10 }], { items: 'too_many' }],
  [
    'a delivery without an address',
    { ...EMPTY_CHECKOUT_DRAFT, kind: 'delivery' },
    ITEMS,
    { 'delivery.region_id': 'required', 'delivery.district_id': 'required', 'delivery.address': 'required', order_type: 'required' },
  ],
  ['a pickup without a branch', { ...TO_HOME, kind: 'pickup' }, ITEMS, { 'delivery.address_id': 'required' }],
  [
    'an instalment order without a term and a card',
    { ...TO_HOME, months: null, cardId: null },
    ITEMS,
    { months: 'required', card_entity_id: 'required' },
  ],
  [
    'an initial fee and bonuses that are no amounts',
    { ...TO_HOME, initialFee: Number.NaN, bonus: Number.NaN },
    ITEMS,
    { initial_fee: 'required', bonus: 'required' },
  ],
  ['a full purchase without a chosen card', { ...TO_HOME, orderType: 'full', cardId: null }, ITEMS, { card_entity_id: 'required' }],
] satisfies [string, CheckoutDraft, typeof ITEMS, object][])(
  '[S5-06] buildQuoteRequest reports the missing and invalid fields of %s',
  (_what, draft, items, fields) => {
    expect(buildQuoteRequest(items, draft)).toEqual({ kind: 'missing', fields });
  },
);

test.each([
  ['an instalment order', TO_HOME, { order_type: 'installment', months: 6, card_entity_id: 'card_1', delivery: HOME }],
  [
    'an order with initial fee, promo code and bonuses',
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
    'a full purchase, without the term and fee filled in before',
    { ...TO_HOME, orderType: 'full', initialFee: 500_000 },
    { order_type: 'full', card_entity_id: 'card_1', delivery: HOME },
  ],
  ['a cash purchase without a card', { ...TO_HOME, orderType: 'full', cash: true }, { order_type: 'full', cash: true, delivery: HOME }],
  [
    'a pickup, with the branch as its only address',
    { ...TO_HOME, kind: 'pickup', addressId: '1-1' },
    { order_type: 'installment', months: 6, card_entity_id: 'card_1', delivery: { kind: 'pickup', address_id: '1-1' } },
  ],
] satisfies [string, CheckoutDraft, object][])('[S3-07] buildQuoteRequest builds the request for %s', (_what, draft, request) => {
  expect(buildQuoteRequest(ITEMS, draft)).toEqual({ kind: 'ready', request: { items: ITEMS, ...request } });
});
