import { buildSchedule } from '@muddat/schedule';
import { describe, expect, it } from 'vitest';
import { judgeQuote } from './quote-rules.ts';
import type { QuoteAsk, QuoteWorld } from './quote-world.ts';

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
const world = (change: Partial<QuoteWorld> = {}): QuoteWorld => ({
  today: TODAY,
  products: new Map(
    [product('a', '1', 1_000_000), product('b', '2', 501_000), product('c', '1', 10_000, 1), product('d', '1', 10_000, 0)].map((p) => [
      p.id,
      p,
    ]),
  ),
  stores: new Map([store('1'), store('2')].map((s) => [s.id, s])),
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
  dues: [],
  offerVersion: '3.1',
  ...change,
});
const HOME = { kind: 'delivery', region_id: '1726', district_id: '1726266', address: ' ул.  Бабура, 1 ' } as const;
const ask = (change: Partial<QuoteAsk> = {}): QuoteAsk => ({
  items: [{ product_id: 'a', quantity: 1 }],
  order_type: 'installment',
  months: 3,
  delivery: HOME,
  ...change,
});
const NO_DELIVERY: QuoteAsk = { items: [{ product_id: 'a', quantity: 1 }], order_type: 'full' };
const NO_TYPE: QuoteAsk = { items: [{ product_id: 'a', quantity: 1 }], delivery: HOME };
const NO_TERM: QuoteAsk = { ...NO_TYPE, order_type: 'installment' };
const items = (...lines: [string, number][]) => lines.map(([product_id, quantity]) => ({ product_id, quantity }));
const refusedWith = (asked: QuoteAsk, in_ = world()) => {
  const verdict = judgeQuote(asked, in_);
  return verdict.kind === 'refused' ? { fields: verdict.fields, extras: verdict.extras } : verdict;
};
const fieldsOf = (asked: QuoteAsk, in_: QuoteWorld) => {
  const verdict = judgeQuote(asked, in_);
  return verdict.kind === 'refused' ? verdict.fields : {};
};
const recordOf = (asked: QuoteAsk, in_ = world()) => {
  const verdict = judgeQuote(asked, in_);
  if (verdict.kind === 'refused') throw new TypeError(JSON.stringify(verdict.fields));
  return verdict.record;
};

describe('[S5-06] every rule has a code at its field', () => {
  it.each<[string, QuoteAsk, Partial<QuoteWorld>, Record<string, string>]>([
    ['nothing to buy', ask({ items: [] }), {}, { items: 'required' }],
    ['only lines of none', ask({ items: items(['a', 0]) }), {}, { items: 'required' }],
    ['ten goods', ask({ items: items(['a', 10]) }), {}, { items: 'too_many' }],
    ['ten goods in two lines of one product', ask({ items: items(['a', 5], ['a', 5]) }), {}, { items: 'too_many' }],
    ['a product that left the catalogue', ask({ items: items(['a', 1], ['gone', 1]) }), {}, { 'items.1.product_id': 'gone' }],
    ['less in stock', ask({ items: items(['c', 2]) }), {}, { 'items.0.quantity': 'less_stock' }],
    ['sold out', ask({ items: items(['a', 1], ['d', 1]) }), {}, { 'items.1.quantity': 'sold_out' }],
    ['no delivery', NO_DELIVERY, {}, { delivery: 'required' }],
    ['a region that the store does not deliver to', ask(), { deliveries: new Map() }, { 'delivery.region_id': 'not_served' }],
    ['a district of another region', ask(), { district: { id: '1', regionId: '1703' } }, { 'delivery.district_id': 'not_found' }],
    ['an empty address', ask({ delivery: { ...HOME, address: '  ' } }), {}, { 'delivery.address': 'required' }],
    ['an unknown branch', ask({ delivery: { kind: 'pickup', address_id: 'x' } }), { branch: null }, { 'delivery.address_id': 'not_found' }],
    [
      'a branch of another store',
      ask({ items: items(['b', 1]), delivery: { kind: 'pickup', address_id: '1-1' } }),
      {},
      { 'delivery.address_id': 'other_store' },
    ],
    ['no order type', NO_TYPE, {}, { order_type: 'required' }],
    ['an installment without a limit', ask(), { limit: { approved: false, available: 0 } }, { order_type: 'limit_required' }],
    ['no term', NO_TERM, {}, { months: 'required' }],
    ['a term that one of two stores does not offer', ask({ items: items(['a', 1], ['b', 1]), months: 12 }), {}, { months: 'not_offered' }],
    ['an initial fee of the whole price', ask({ initial_fee: 1_030_000 }), {}, { initial_fee: 'out_of_range' }],
    ['an unknown promo code', ask({ promo_code: 'x' }), {}, { promo_code: 'unknown' }],
    ['bonuses above a fifth of the goods', ask({ bonus: 200_001 }), { bonusBalance: 900_000 }, { bonus: 'above_max' }],
    ['bonuses above the balance', ask({ bonus: 200_000 }), { bonusBalance: 199_999 }, { bonus: 'above_balance' }],
    ['an unknown card', ask({ card_entity_id: 'x' }), {}, { card_entity_id: 'not_found' }],
    ['an expired card', ask({ card_entity_id: 'x' }), { card: { bank: null, expired: true } }, { card_entity_id: 'expired' }],
  ])('%s', (_name, asked, change, fields) => {
    expect(refusedWith(asked, world(change))).toMatchObject({ fields });
    expect(Object.keys(fieldsOf(asked, world(change)))).toEqual(Object.keys(fields));
  });

  it.each([
    ['no card', ask(), null, 'required'],
    ['a card of another bank', ask({ card_entity_id: 'x' }), { bank: 'Agrobank', expired: false }, 'other_bank'],
    ['a card whose bank nobody knows', ask({ card_entity_id: 'x' }), { bank: null, expired: false }, 'other_bank'],
  ])('an offer of a bank refuses %s and names the bank', (_name, asked, card, code) => {
    const stores = new Map([['1', store('1', 'Kapitalbank')]]);
    expect(refusedWith(asked, world({ card, stores }))).toEqual({ fields: { card_entity_id: code }, extras: { bank: 'Kapitalbank' } });
  });

  it('an offer of a bank takes its card, and a full purchase takes any', () => {
    const stores = new Map([['1', store('1', 'Kapitalbank')]]);
    const card = { bank: 'Kapitalbank', expired: false };
    expect(judgeQuote(ask({ card_entity_id: 'x' }), world({ card, stores })).kind).toBe('quoted');
    expect(judgeQuote(ask({ order_type: 'full' }), world({ stores })).kind).toBe('quoted');
  });

  it('names all broken fields at once', () => {
    expect(refusedWith({ items: items(['gone', 1]) })).toMatchObject({
      fields: { 'items.0.product_id': 'gone', delivery: 'required', order_type: 'required' },
    });
  });

  it('takes nine goods', () => {
    expect(judgeQuote(ask({ items: items(['a', 4], ['a', 5]), order_type: 'full' }), world()).kind).toBe('quoted');
  });
});

describe('[S2-26] the sums', () => {
  it('are goods - promo - bonuses + delivery, with the true price of what is left after the fee', () => {
    const promo = { percentBp: 1_000, amount: 0, storeId: null, minGoods: 0, validUntil: TODAY, maxUses: 9, uses: 0 } as const;
    const record = recordOf(ask({ promo_code: 'x', bonus: 50_000, initial_fee: 80_000 }), world({ promo, bonusBalance: 50_000 }));
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
    const schedule = buildSchedule({ price: 880_000, initialFee: 80_000, markupBp: 700, months: 3, confirmedOn: TODAY });
    expect(order?.offer).toMatchObject({
      financed: 800_000,
      markup: schedule.markup,
      total: schedule.total,
      monthly_payment: schedule.monthly,
    });
    expect([record.toPayNow, record.limitAfter]).toEqual([80_000, 5_000_000 - schedule.total]);
    expect(order?.delivery.addressRu).toBe('ул. Бабура, 1');
  });

  it('of two stores: fee by price and bonuses by what each may take, the rest on the last', () => {
    const record = recordOf(
      ask({ items: items(['a', 1], ['b', 1]), initial_fee: 100_000, bonus: 10_001 }),
      world({ bonusBalance: 20_000 }),
    );
    expect(record.orders.map(({ bonus }) => bonus)).toEqual([6_662, 3_339]);
    const [first, second] = record.orders.map(({ price }) => price);
    expect(record.orders.map(({ initialFee }) => initialFee)).toEqual([
      Math.floor((100_000 * (first ?? 0)) / ((first ?? 0) + (second ?? 0))),
      100_000 - Math.floor((100_000 * (first ?? 0)) / ((first ?? 0) + (second ?? 0))),
    ]);
    expect(record.monthlyAfter).toBe(record.orders.reduce((sum, { offer }) => sum + (offer?.monthly_payment ?? 0), 0));
  });

  it('of a full purchase: all at once by card, commission and nothing at once in cash', () => {
    expect(recordOf(ask({ order_type: 'full' }))).toMatchObject({ toPayNow: 1_030_000, limitBefore: 5_000_000, limitAfter: 5_000_000 });
    const cash = recordOf(ask({ order_type: 'full', cash: true }));
    expect([cash.toPayNow, cash.orders[0]?.commission, cash.orders[0]?.price]).toEqual([0, 20_600, 1_050_600]);
  });

  it('of pickup: nothing for the way', () => {
    expect(recordOf(ask({ delivery: { kind: 'pickup', address_id: '1-1' } })).orders[0]).toMatchObject({
      deliveryPrice: 0,
      delivery: { addressId: '1-1' },
    });
  });

  it('without a limit a full purchase works', () => {
    expect(recordOf(ask({ order_type: 'full' }), world({ limit: { approved: false, available: 0 } })).limitAfter).toBe(0);
  });
});

describe('an initial fee', () => {
  it.each([
    ['all but 1 so’m', items(['a', 1]), 1_029_999, 930_000],
    ['1 so’m more than leaves the least to finance', items(['a', 1]), 930_001, 930_000],
    ['the same of two stores', items(['a', 1], ['b', 1]), 1_331_001, 1_331_000],
  ])('of %s is refused and the largest one is named', (_what, goods, fee, largest) => {
    const refusal = { fields: { initial_fee: 'out_of_range' }, extras: { initial_fee_max: largest } };
    expect(refusedWith(ask({ items: goods, initial_fee: fee }))).toEqual(refusal);
    const { orders } = recordOf(ask({ items: goods, initial_fee: largest }));
    expect(orders.map(({ offer }) => offer?.financed)).toEqual(orders.map(() => 100_000));
  });

  it('is not taken for an order that is smaller than the least, and none is needed', () => {
    const small = world({ deliveries: new Map([['1', 0]]) });
    const goods = items(['c', 1]);
    expect(refusedWith(ask({ items: goods, initial_fee: 1 }), small)).toMatchObject({ extras: { initial_fee_max: 0 } });
    expect(recordOf(ask({ items: goods }), small).orders[0]?.offer?.financed).toBe(10_000);
  });
});

describe('[S3-07] the limit', () => {
  it('that is too small asks for the least whole thousand of initial fee that helps', () => {
    const available = 700_000;
    const refused = refusedWith(ask(), world({ limit: { approved: true, available } }));
    expect(refused).toMatchObject({ fields: { initial_fee: 'limit_exceeded' } });
    const least = 'extras' in refused ? (refused.extras.initial_fee_min ?? 0) : 0;
    const totalWith = (fee: number) =>
      buildSchedule({ price: 1_030_000, initialFee: fee, markupBp: 700, months: 3, confirmedOn: TODAY }).total;
    expect([least % 1_000, totalWith(least) <= available, totalWith(least - 1_000) <= available]).toEqual([0, true, false]);
    expect(judgeQuote(ask({ initial_fee: least }), world({ limit: { approved: true, available } })).kind).toBe('quoted');
  });

  it('that is used up names no fee', () => {
    expect(refusedWith(ask(), world({ limit: { approved: true, available: 0 } }))).toEqual({
      fields: { initial_fee: 'limit_exceeded' },
      extras: {},
    });
  });
});
