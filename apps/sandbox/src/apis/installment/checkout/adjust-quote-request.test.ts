import type { CalendarDate } from '@muddat/schedule';
import { describe, expect, it } from 'vitest';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { computeOffer } from '../../../domain/order/offer.ts';
import { adjustQuoteRequest, isSameQuote } from './adjust-quote-request.ts';
import type { QuoteRequest } from './quote-context.ts';

const record = (change: Partial<QuoteRecord> = {}, today: CalendarDate = '2026-11-24'): QuoteRecord => ({
  orderType: 'installment',
  cash: false,
  promoCode: null,
  orders: [
    {
      store: { id: '1', alias: 'a', name: 'A', logo: '/a.svg' },
      items: [{ productId: 'a', nameRu: 'а', nameUz: 'a', image: null, price: 1_000_000, quantity: 1 }],
      delivery: { kind: 'delivery', districtId: '1', addressId: null, addressRu: 'a', addressUz: 'a' },
      goods: 1_000_000,
      discount: 0,
      bonus: 0,
      deliveryPrice: 0,
      commission: 0,
      price: 1_000_000,
      initialFee: 0,
      offer: computeOffer(1_000_000, { months: 3, markupBp: 700 }, today),
    },
  ],
  toPayNow: 0,
  limitBefore: 5_000_000,
  limitAfter: 3_930_000,
  monthlyBefore: 0,
  monthlyAfter: 357_000,
  offerVersion: '1',
  asOf: today,
  ...change,
});

describe('isSameQuote', () => {
  it.each([
    ['true if nothing changed', record(), true],
    ['true on the next day', record({}, '2026-11-25'), true],
    ['true with a greater limit', record({ limitBefore: 6_000_000 }), true],
    ['true with other instalments of the customer', record({ monthlyBefore: 9, monthlyAfter: 9 }), true],
    ['false with a smaller limit', record({ limitBefore: 4_999_999 }), false],
    ['false with another amount to pay now', record({ toPayNow: 1 }), false],
    ['false with another offer version', record({ offerVersion: '2' }), false],
    [
      'false with another mark-up',
      record({
        orders: record().orders.map((order) => ({ ...order, offer: computeOffer(1_000_000, { months: 3, markupBp: 800 }, '2026-11-24') })),
      }),
      false,
    ],
    [
      'false with a delivery price',
      record({ orders: record().orders.map((order) => ({ ...order, deliveryPrice: 1, price: 1_000_001 })) }),
      false,
    ],
  ])('returns %s', (_name, now, same) => {
    expect(isSameQuote(record(), now)).toBe(same);
  });

  it('ignores the limit for a full purchase', () => {
    const full = record({ orderType: 'full' });
    expect(isSameQuote(full, { ...full, limitBefore: 0 })).toBe(true);
  });
});

describe('adjustQuoteRequest', () => {
  const ask: QuoteRequest = {
    items: [
      { product_id: 'a', quantity: 2 },
      { product_id: 'b', quantity: 1 },
    ],
    promo_code: 'X',
    bonus: 5,
    initial_fee: 10,
  };
  const stock = (id: string) => (id === 'a' ? 1 : 0);
  const refused = (fields: FieldErrorCodes, extras = {}) => ({ kind: 'refused', fields, extras }) as const;

  it.each([
    [
      'fewer goods',
      refused({ 'items.0.quantity': 'less_stock' }),
      {
        items: [
          { product_id: 'a', quantity: 1 },
          { product_id: 'b', quantity: 0 },
        ],
      },
    ],
    ['no promo code', refused({ promo_code: 'expired' }), { promo_code: undefined, bonus: 5 }],
    ['no bonuses', refused({ bonus: 'above_max' }), { promo_code: 'X', bonus: undefined }],
    ['a higher initial fee', refused({ initial_fee: 'limit_exceeded' }, { initial_fee_min: 2_000 }), { initial_fee: 2_000 }],
  ])('corrects a refused request to one with %s', (_name, verdict, mended) => {
    const next = adjustQuoteRequest(ask, verdict, stock);
    expect(next).toMatchObject(Object.fromEntries(Object.entries(mended).filter(([, value]) => value !== undefined)));
    for (const [name, value] of Object.entries(mended)) if (value === undefined) expect(next).not.toHaveProperty(name);
  });

  it.each([
    ['a card', refused({ card_entity_id: 'not_found' })],
    ['a region', refused({ 'delivery.region_id': 'not_served' })],
    ['a limit too low for any initial fee', refused({ initial_fee: 'limit_exceeded' })],
    ['a missing limit', refused({ order_type: 'limit_required' })],
  ])('returns null for a refusal because of %s', (_name, verdict) => {
    expect(adjustQuoteRequest(ask, verdict, stock)).toBeNull();
  });

  it('returns null if all products are sold out', () => {
    expect(adjustQuoteRequest(ask, refused({ 'items.0.quantity': 'sold_out' }), () => 0)).toBeNull();
  });
});
