import { buildSchedule } from '@muddat/schedule';
import { describe, expect, it } from 'vitest';
import type { QuoteContext, QuoteRequest } from './quote-context.ts';
import { evaluateQuote } from './quote-rules.ts';

const TODAY = '2026-11-24';
const product = (id: string, storeId: string, price: number, stock = 20) => ({
  id,
  storeId,
  nameRu: id,
  nameUz: id,
  image: null,
  price,
  stock,
});
const store = (id: string, installmentBank: string | null = null) => ({
  id,
  alias: `store-${id}`,
  name: `Store ${id}`,
  logo: '/logo.svg',
  cashCommissionBp: 200,
  installmentBank,
});
const byId = <T extends { id: string }>(all: T[]) => new Map(all.map((one) => [one.id, one]));
const quoteContext = (change: Partial<QuoteContext> = {}): QuoteContext => ({
  today: TODAY,
  products: byId([product('a', '1', 1_000_000), product('b', '2', 501_000), product('c', '1', 10_000, 1), product('d', '1', 10_000, 0)]),
  stores: byId([store('1'), store('2')]),
  terms: [
    { storeId: '1', months: 3, markupBp: 700 },
    { storeId: '1', months: 12, markupBp: 2_700 },
    { storeId: '2', months: 3, markupBp: 0 },
  ],
  deliveries: new Map([
    ['1', 30_000],
    ['2', 0],
  ]),
  district: { id: '1726266', regionId: '1726' },
  branch: { id: '1-1', storeId: '1', districtId: '1726266', addressRu: 'ул. Бабура, 1', addressUz: 'Bobur koʻchasi, 1' },
  card: null,
  limit: { approved: true, available: 5_000_000 },
  promo: null,
  promoUsed: false,
  bonusBalance: 0,
  dueAmounts: [],
  offerVersion: '3.1',
  ...change,
});
const HOME = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: ' ул.  Бабура, 1 ' } as const;
const quoteRequest = (change: Partial<QuoteRequest> = {}): QuoteRequest => ({
  items: [{ product_id: 'a', quantity: 1 }],
  order_type: 'installment',
  months: 3,
  delivery: HOME,
  ...change,
});
const NO_TYPE: QuoteRequest = { items: [{ product_id: 'a', quantity: 1 }], delivery: HOME };
const NO_TERM: QuoteRequest = { ...NO_TYPE, order_type: 'installment' };
const items = (...lines: [string, number][]) => lines.map(([product_id, quantity]) => ({ product_id, quantity }));
const refusedWith = (asked: QuoteRequest, in_ = quoteContext()) => {
  const verdict = evaluateQuote(asked, in_);
  return verdict.kind === 'refused' ? { fields: verdict.fields, extras: verdict.extras } : verdict;
};
const recordOf = (asked: QuoteRequest, in_ = quoteContext()) => {
  const verdict = evaluateQuote(asked, in_);
  if (verdict.kind === 'refused') throw new TypeError(JSON.stringify(verdict.fields));
  return verdict.record;
};

describe('[S5-06] evaluateQuote', () => {
  it.each<[string, QuoteRequest, Partial<QuoteContext>, Record<string, string>]>([
    ['an empty list of goods', quoteRequest({ items: [] }), {}, { items: 'required' }],
    ['only lines with quantity 0', quoteRequest({ items: items(['a', 0]) }), {}, { items: 'required' }],
    ['ten goods', quoteRequest({ items: items(['a', 10]) }), {}, { items: 'too_many' }],
    ['ten goods in two lines of one product', quoteRequest({ items: items(['a', 5], ['a', 5]) }), {}, { items: 'too_many' }],
    ['a product that left the catalogue', quoteRequest({ items: items(['a', 1], ['gone', 1]) }), {}, { 'items.1.product_id': 'gone' }],
    ['more pieces than in stock', quoteRequest({ items: items(['c', 2]) }), {}, { 'items.0.quantity': 'less_stock' }],
    ['a sold-out product', quoteRequest({ items: items(['a', 1], ['d', 1]) }), {}, { 'items.1.quantity': 'sold_out' }],
    ['a missing delivery', { items: items(['a', 1]), order_type: 'full' }, {}, { delivery: 'required' }],
    ['a region that the store does not deliver to', quoteRequest(), { deliveries: new Map() }, { 'delivery.region_id': 'not_served' }],
    ['a district of another region', quoteRequest(), { district: { id: '1', regionId: '1703' } }, { 'delivery.district_id': 'not_found' }],
    ['an empty address', quoteRequest({ delivery: { ...HOME, address: '  ' } }), {}, { 'delivery.address': 'required' }],
    [
      'an unknown branch',
      quoteRequest({ delivery: { kind: 'pickup', address_id: 'x' } }),
      { branch: null },
      { 'delivery.address_id': 'not_found' },
    ],
    [
      'a branch of another store',
      quoteRequest({ items: items(['b', 1]), delivery: { kind: 'pickup', address_id: '1-1' } }),
      {},
      { 'delivery.address_id': 'other_store' },
    ],
    ['a missing order type', NO_TYPE, {}, { order_type: 'required' }],
    ['an installment without a limit', quoteRequest(), { limit: { approved: false, available: 0 } }, { order_type: 'limit_required' }],
    ['a missing term', NO_TERM, {}, { months: 'required' }],
    [
      'a term that one of two stores does not offer',
      quoteRequest({ items: items(['a', 1], ['b', 1]), months: 12 }),
      {},
      { months: 'not_offered' },
    ],
    ['an initial fee of the whole price', quoteRequest({ initial_fee: 1_030_000 }), {}, { initial_fee: 'out_of_range' }],
    ['an unknown promo code', quoteRequest({ promo_code: 'x' }), {}, { promo_code: 'unknown' }],
    ['bonuses above a fifth of the goods', quoteRequest({ bonus: 200_001 }), { bonusBalance: 900_000 }, { bonus: 'above_max' }],
    ['bonuses above the balance', quoteRequest({ bonus: 200_000 }), { bonusBalance: 199_999 }, { bonus: 'above_balance' }],
    ['an unknown card', quoteRequest({ card_entity_id: 'x' }), {}, { card_entity_id: 'not_found' }],
    ['an expired card', quoteRequest({ card_entity_id: 'x' }), { card: { bank: null, expired: true } }, { card_entity_id: 'expired' }],
  ])('refuses %s with a code at its field', (_name, asked, change, fields) => {
    const verdict = evaluateQuote(asked, quoteContext(change));
    expect(verdict.kind === 'refused' && verdict.fields).toEqual(fields);
  });

  it('names the stores that do not deliver to the region', () => {
    const refusal = refusedWith(quoteRequest({ items: items(['a', 1], ['b', 1]) }), quoteContext({ deliveries: new Map([['1', 0]]) }));
    expect(refusal).toMatchObject({ extras: { stores_without_delivery: ['Store 2'] } });
  });

  it.each([
    ['a missing card', quoteRequest(), null, 'required'],
    ['a card of another bank', quoteRequest({ card_entity_id: 'x' }), { bank: 'Agrobank', expired: false }, 'other_bank'],
    ['a card of an unknown bank', quoteRequest({ card_entity_id: 'x' }), { bank: null, expired: false }, 'other_bank'],
  ])('for a store with an installment bank, refuses %s and names the bank', (_name, asked, card, code) => {
    const stores = byId([store('1', 'Kapitalbank')]);
    expect(refusedWith(asked, quoteContext({ card, stores }))).toEqual({
      fields: { card_entity_id: code },
      extras: { bank: 'Kapitalbank' },
    });
  });

  it('for a store with an installment bank, accepts a card of that bank; a full purchase needs no card', () => {
    const stores = byId([store('1', 'Kapitalbank')]);
    const card = { bank: 'Kapitalbank', expired: false };
    expect(evaluateQuote(quoteRequest({ card_entity_id: 'x' }), quoteContext({ card, stores })).kind).toBe('quoted');
    expect(evaluateQuote(quoteRequest({ order_type: 'full' }), quoteContext({ stores })).kind).toBe('quoted');
  });

  it('names all invalid fields at once', () => {
    expect(refusedWith({ items: items(['gone', 1]) })).toMatchObject({
      fields: { 'items.0.product_id': 'gone', delivery: 'required', order_type: 'required' },
    });
  });

  it('accepts nine goods', () => {
    expect(evaluateQuote(quoteRequest({ items: items(['a', 4], ['a', 5]), order_type: 'full' }), quoteContext()).kind).toBe('quoted');
  });
});

describe('[S2-26] the sums of a quote', () => {
  it('the price is goods - promo - bonuses + delivery, and the offer finances it less the initial fee', () => {
    const promo = { percentBp: 1_000, amount: 0, storeId: null, minGoods: 0, validUntil: TODAY, maxUses: 9, uses: 0 } as const;
    const record = recordOf(
      quoteRequest({ promo_code: 'x', bonus: 50_000, initial_fee: 80_000 }),
      quoteContext({ promo, bonusBalance: 50_000 }),
    );
    const [order] = record.orders;
    expect(order).toMatchObject({
      goods: 1_000_000,
      discount: 100_000,
      bonus: 50_000,
      deliveryPrice: 30_000,
      commission: 0,
      price: 880_000,
      initialFee: 80_000,
    });
    const { markup, total, monthly } = buildSchedule({ price: 880_000, initialFee: 80_000, markupBp: 700, months: 3, confirmedOn: TODAY });
    expect(order?.offer).toMatchObject({ financed: 800_000, markup, total, monthly_payment: monthly });
    expect([record.toPayNow, record.limitAfter]).toEqual([80_000, 5_000_000 - total]);
    expect(order?.delivery.addressRu).toBe('ул. Бабура, 1');
  });

  it('two stores share the initial fee in proportion to price, and the bonuses to their maximum; the last takes the rest', () => {
    const record = recordOf(
      quoteRequest({ items: items(['a', 1], ['b', 1]), initial_fee: 100_000, bonus: 10_001 }),
      quoteContext({ bonusBalance: 20_000 }),
    );
    expect(record.orders.map(({ bonus }) => bonus)).toEqual([6_662, 3_339]);
    const [first, second] = record.orders.map(({ price }) => price);
    expect(record.orders.map(({ initialFee }) => initialFee)).toEqual([
      Math.floor((100_000 * (first ?? 0)) / ((first ?? 0) + (second ?? 0))),
      100_000 - Math.floor((100_000 * (first ?? 0)) / ((first ?? 0) + (second ?? 0))),
    ]);
    expect(record.monthlyAfter).toBe(record.orders.reduce((sum, { offer }) => sum + (offer?.monthly_payment ?? 0), 0));
  });

  it('a full purchase is due now and uses no limit; in cash nothing is due now, and the price includes a commission', () => {
    expect(recordOf(quoteRequest({ order_type: 'full' }))).toMatchObject({
      toPayNow: 1_030_000,
      limitBefore: 5_000_000,
      limitAfter: 5_000_000,
    });
    const cash = recordOf(quoteRequest({ order_type: 'full', cash: true }));
    expect([cash.toPayNow, cash.orders[0]?.commission, cash.orders[0]?.price]).toEqual([0, 20_600, 1_050_600]);
  });

  it('pickup has no delivery price', () => {
    const [order] = recordOf(quoteRequest({ delivery: { kind: 'pickup', address_id: '1-1' } })).orders;
    expect(order).toMatchObject({ deliveryPrice: 0, delivery: { addressId: '1-1' } });
  });

  it('a full purchase needs no limit', () => {
    expect(recordOf(quoteRequest({ order_type: 'full' }), quoteContext({ limit: { approved: false, available: 0 } })).limitAfter).toBe(0);
  });
});

describe('an initial fee', () => {
  it.each([
    ['1 soʻm above the maximum', items(['a', 1]), 930_001, 930_000],
    ['1 soʻm above the maximum of two stores', items(['a', 1], ['b', 1]), 1_331_001, 1_331_000],
  ])('of %s is refused with the largest allowed fee, which is accepted', (_what, goods, fee, largest) => {
    expect(refusedWith(quoteRequest({ items: goods, initial_fee: fee }))).toMatchObject({ extras: { initial_fee_max: largest } });
    const { orders } = recordOf(quoteRequest({ items: goods, initial_fee: largest }));
    expect(orders.map(({ offer }) => offer?.financed)).toEqual(orders.map(() => 100_000));
  });

  it.each([
    ['999 soʻm', items(['a', 1]), 999, { initial_fee_min: 1_000, initial_fee_max: 930_000 }],
    ['1 000 soʻm for two stores', items(['a', 1], ['b', 1]), 1_000, { initial_fee_min: 4_000, initial_fee_max: 1_331_000 }],
  ])('of %s, of which a card cannot pay a share, is refused with the possible fees', (_what, goods, fee, extras) => {
    expect(refusedWith(quoteRequest({ items: goods, initial_fee: fee }))).toEqual({ fields: { initial_fee: 'out_of_range' }, extras });
    expect(recordOf(quoteRequest({ items: goods, initial_fee: extras.initial_fee_min })).orders).toHaveLength(goods.length);
  });

  it('is refused for an order below the minimum to finance; without a fee this order is quoted', () => {
    const small = quoteContext({ deliveries: new Map([['1', 0]]) });
    const goods = items(['c', 1]);
    expect(refusedWith(quoteRequest({ items: goods, initial_fee: 1 }), small)).toMatchObject({ extras: { initial_fee_max: 0 } });
    expect(recordOf(quoteRequest({ items: goods }), small).orders[0]?.offer?.financed).toBe(10_000);
  });
});

describe('[S3-07] a limit', () => {
  const withLimit = (available: number) => quoteContext({ limit: { approved: true, available } });

  it('that is too small leads to a refusal with the lowest sufficient initial fee in whole thousands', () => {
    const available = 700_000;
    const refused = refusedWith(quoteRequest(), withLimit(available));
    expect(refused).toMatchObject({ fields: { initial_fee: 'limit_exceeded' } });
    const least = 'extras' in refused ? (refused.extras.initial_fee_min ?? 0) : 0;
    const totalWith = (fee: number) =>
      buildSchedule({ price: 1_030_000, initialFee: fee, markupBp: 700, months: 3, confirmedOn: TODAY }).total;
    expect([least % 1_000, totalWith(least) <= available, totalWith(least - 1_000) <= available]).toEqual([0, true, false]);
    expect(evaluateQuote(quoteRequest({ initial_fee: least }), withLimit(available)).kind).toBe('quoted');
  });

  it('that is used up leads to a refusal that suggests no initial fee', () => {
    expect(refusedWith(quoteRequest(), withLimit(0))).toEqual({ fields: { initial_fee: 'limit_exceeded' }, extras: {} });
  });
});
