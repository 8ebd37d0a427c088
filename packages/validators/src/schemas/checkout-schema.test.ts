import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { addressSchema, type CheckoutLimits, checkoutSchema, offerSchema } from './checkout-schema.ts';

it.each([
  [true, true],
  [false, ['offer-not-accepted']],
  [undefined, ['offer-not-accepted']],
  [null, ['offer-not-accepted']],
  ['true', ['offer-not-accepted']],
])('offerSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(offerSchema, input)).toEqual(outcome);
});

it.each([
  [
    { region: '1726', district: '1726262', address: ' Amir Temur  1 ' },
    { region: '1726', district: '1726262', address: 'Amir Temur 1' },
  ],
  [{ region: null, district: '', address: '\u200B' }, ['region: required', 'district: required', 'address: required']],
  [{ region: '1726', district: '1726262', address: 'x'.repeat(201) }, ['address: maxLength?max=200']],
])('addressSchema turns %o into the output or errors %o', (input, outcome) => {
  expect(parseOrMessages(addressSchema, input)).toEqual(outcome);
});

const limits: CheckoutLimits = {
  now: Date.UTC(2026, 10, 21),
  bank: null,
  cards: [
    { entity_id: 'good', bank: 'Kapitalbank', expiry: '2712' },
    { entity_id: 'old', bank: 'Kapitalbank', expiry: '2610' },
    { entity_id: 'other', bank: 'Aloqabank', expiry: '2712' },
  ],
};
const goods = (quantity: number) => ({ product_id: 'p1', quantity });
const full = { items: [goods(2)], delivery: 'pickup', pickup_point: '7', order_type: 'full', payment: 'cash', offer_accepted: true };
const installment = { ...full, order_type: 'installment', payment: 'bank_card', month: 12, initial_fee: 0, card: 'good' };

describe('checkoutSchema', () => {
  it.each([
    [full, limits],
    [{ ...full, delivery: 'delivery', region: '1726', district: '1', address: 'Amir Temur 1' }, limits],
    [installment, limits],
    [installment, { ...limits, bank: 'Kapitalbank' }],
    // A full purchase may be paid from any bank's card, whatever bank the offer names for instalments.
    [
      { ...full, payment: 'bank_card', card: 'other' },
      { ...limits, bank: 'Kapitalbank' },
    ],
    [{ ...full, items: [goods(9)] }, limits],
  ])('accepts %o', (input, given) => {
    expect(parseOrMessages(checkoutSchema(given), input)).toMatchObject(input);
  });

  it.each([
    [{ items: [] }, ['items: basket-empty']],
    [{ items: [goods(10)] }, ['items: basket-full?max=9']],
    [{ items: Array.from({ length: 10 }, () => goods(1)) }, ['items: basket-full?max=9']],
    [{ items: [goods(0)] }, ['items.0.quantity: minValue?min=1', 'items: basket-empty']],
    [{ delivery: null }, ['delivery: delivery-required']],
    [{ delivery: 'drone' }, ['delivery: not-valid']],
    [{ pickup_point: '' }, ['pickup_point: required']],
    [{ delivery: 'delivery', region: '1726', district: '', address: ' ' }, ['district: required', 'address: required']],
    [{ order_type: null }, ['order_type: required']],
    [{ payment: undefined }, ['payment: payment-required']],
    [{ offer_accepted: undefined }, ['offer_accepted: offer-not-accepted']],
    [{ offer_accepted: false }, ['offer_accepted: offer-not-accepted']],
    [{ order_type: 'installment' }, ['month: required', 'initial_fee: required', 'card: required']],
    [{ payment: 'bank_card' }, ['card: required']],
    [{ payment: 'bank_card', card: 'old' }, ['card: expiry-past']],
    [{ payment: 'bank_card', card: 'gone' }, ['card: card-unknown']],
    [{ bonus: -1 }, ['bonus: minValue?min=0']],
    [{ promo_code: 'x'.repeat(65) }, ['promo_code: maxLength?max=64']],
  ])('with %o has the errors %o', (change, outcome) => {
    expect(parseOrMessages(checkoutSchema(limits), { ...full, ...change })).toEqual(outcome);
  });

  it('refuses a purchase in instalments with a card of another bank than the required one', () => {
    expect(parseOrMessages(checkoutSchema({ ...limits, bank: 'Kapitalbank' }), { ...installment, card: 'other' })).toEqual([
      'card: card-bank',
    ]);
  });

  it('accepts fewer than 10 goods and refuses 10 or more, however they are spread over the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }), (quantities) => {
        const sum = quantities.reduce((total, quantity) => total + quantity, 0);
        const outcome = parseOrMessages(checkoutSchema(limits), { ...full, items: quantities.map(goods) });
        if (sum < 10) expect(outcome).toMatchObject({ delivery: 'pickup' });
        else expect(outcome).toEqual(['items: basket-full?max=9']);
      }),
    );
  });
});
