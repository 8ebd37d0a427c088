import type { installment, mobile } from '@muddat/sdk/types';
import { calculateOffer } from '@muddat/ui/true-price';

type Schemas = installment.components['schemas'];

const STORE = { id: '1', alias: 'texno-olam', name: 'Texno Olam', logo: '/media/stores/texno-olam.svg' };

/** Goods for 4 200 000 and a delivery for 35 000; initial fee 235 000, three months, 9 % mark-up. */
const OFFER: Schemas['Offer'] = {
  months: 3,
  markup_bp: 900,
  price: 4_235_000,
  initial_fee: 235_000,
  financed: 4_000_000,
  markup: 360_000,
  total: 4_360_000,
  to_pay: 4_595_000,
  monthly_payment: 1_454_000,
  payments: 3,
  yearly_rate: 69.4,
  schedule: [
    { number: 1, due_date: '2026-12-24', amount: 1_454_000 },
    { number: 2, due_date: '2027-01-24', amount: 1_454_000 },
    { number: 3, due_date: '2027-02-24', amount: 1_452_000 },
  ],
};

const PRODUCT: Schemas['ProductCard'] = {
  id: '1000',
  store: STORE,
  category: { id: '101', alias: 'phones', name: 'Смартфоны' },
  name: 'Смартфон Samsung A255, 256 ГБ',
  brand: 'Samsung',
  price: 4_200_000,
  image: null,
  stock: 7,
  from_monthly: null,
};

/** A basket with one phone, from a store that offers instalments over three and twelve months. */
export const CHECKED_STORE: Schemas['CheckedStore'] = {
  store: STORE,
  items: [{ product_id: '1000', quantity: 1, available: 1, product: PRODUCT, price_was: null, state: 'ok' }],
  goods_total: 4_200_000,
  offers: [
    calculateOffer({ price: 4_200_000, initialFee: 0, markupBp: 900, months: 3, confirmedOn: '2026-11-24' }),
    calculateOffer({ price: 4_200_000, initialFee: 0, markupBp: 2_700, months: 12, confirmedOn: '2026-11-24' }),
  ].map((offer) => ({ ...offer, schedule: [...offer.schedule] })),
};

export const OTHER_CHECKED_STORE: Schemas['CheckedStore'] = {
  ...CHECKED_STORE,
  store: { id: '2', alias: 'lola-libos', name: 'Lola Libos', logo: '/media/stores/lola-libos.svg' },
  items: [
    {
      product_id: '2000',
      quantity: 2,
      available: 2,
      product: { ...PRODUCT, id: '2000', name: 'Рубашка льняная', price: 180_000 },
      price_was: null,
      state: 'ok',
    },
  ],
  goods_total: 360_000,
  offers: [
    calculateOffer({ price: 360_000, initialFee: 0, markupBp: 900, months: 3, confirmedOn: '2026-11-24' }),
    calculateOffer({ price: 360_000, initialFee: 0, markupBp: 2_700, months: 12, confirmedOn: '2026-11-24' }),
  ].map((offer) => ({ ...offer, schedule: [...offer.schedule] })),
};

export const DISTRICTS: mobile.operations['listDistricts']['responses'][200]['content']['application/json'] = {
  data: [
    { id: '1726266', name: 'Юнусабадский район', kind: 'city_district', region_id: '1726', region: 'город Ташкент' },
    { id: '1726294', name: 'Учтепинский район', kind: 'city_district', region_id: '1726', region: 'город Ташкент' },
    { id: '1718401', name: 'город Самарканд', kind: 'city', region_id: '1718', region: 'Самаркандская область' },
  ],
  regions: [
    { id: '1718', name: 'Самаркандская область', center: { latitude: 39.6542, longitude: 66.9597 } },
    { id: '1726', name: 'город Ташкент', center: { latitude: 41.3111, longitude: 69.2797 } },
  ],
};

export const STORE_BRANCH: Schemas['StoreAddress'] = {
  id: '1-1',
  region_id: '1726',
  district_id: '1726294',
  address: 'ул. Бабура, 12',
  phone: '+998712000001',
  hours: '09:00-20:00',
  latitude: 41.2857,
  longitude: 69.2503,
};

export const CHECKOUT_QUOTE: Schemas['CheckoutQuote'] = {
  quote_id: 'q_1',
  good_until: '2026-11-24T08:30:00.000Z',
  order_type: 'installment',
  orders: [
    {
      store: STORE,
      items: [{ product_id: '1000', name: PRODUCT.name, image: null, price: 4_200_000, quantity: 1 }],
      delivery: { kind: 'delivery', district_id: '1726294', address: 'ул. Бабура, 1', price: 35_000 },
      goods: 4_200_000,
      discount: 0,
      bonus: 0,
      delivery_price: 35_000,
      commission: 0,
      price: 4_235_000,
      initial_fee: 235_000,
      offer: OFFER,
    },
  ],
  goods: 4_200_000,
  discount: 0,
  bonus: 0,
  delivery_price: 35_000,
  commission: 0,
  price: 4_235_000,
  to_pay_now: 235_000,
  limit_before: 15_000_000,
  limit_after: 10_640_000,
  monthly_before: 467_000,
  monthly_after: 1_921_000,
  offer_version: '2026-01',
  as_of: '2026-11-24',
};

export const ORDERS_TO_SIGN: Schemas['SignedOrder'][] = [{ store: STORE.name, price: 4_235_000, offer: OFFER }];

export const CHECKOUT_AWAITING_CODE: Schemas['Checkout'] = {
  checkout_id: 'chk_1',
  status: 'otp_required',
  quote_id: 'q_1',
  otp: { otp_id: 'otp_1', length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '+998 90 ••• •• 01' },
  to_sign: ORDERS_TO_SIGN,
  orders: [],
  to_pay_now: 235_000,
  created_at: '2026-11-24T08:01:00.000Z',
};

const { otp: _sent, to_sign: _signed, ...made } = CHECKOUT_AWAITING_CODE;
export const PLACED_CHECKOUT: Schemas['Checkout'] = {
  ...made,
  status: 'placed',
  orders: [{ id: '100100', number: '100100', status: 'waiting', initial_fee: 235_000, pay_until: '2026-11-25T08:02:00.000Z' }],
};

/** The order of `PLACED_CHECKOUT`, as its own page shows it. */
export const PLACED_ORDER: Schemas['Order'] = {
  id: '100100',
  number: '100100',
  store: { id: STORE.id, name: STORE.name, logo: '' },
  items: [{ product_id: '1000', name: PRODUCT.name, image: '', price: 4_200_000, quantity: 1 }],
  status: 'waiting',
  created_at: '2026-11-24T08:02:00.000Z',
  delivery: { kind: 'delivery', district_id: '1726294', address: 'ул. Бабура, 1', price: 35_000 },
  month: 3,
  monthly_payment: 1_454_000,
  total_amount: 4_360_000,
  initial_fee: 235_000,
  payment_amount: 235_000,
  paid_amount: 0,
  remainder: 4_360_000,
  overdue_days: 0,
  past_due_debt: 0,
  payment_date: null,
  payment_reason: 'initial_fee',
  payment_min: 235_000,
  payment_max: 235_000,
  schedule: OFFER.schedule.map((row) => ({ ...row, paid_amount: 0, state: 'upcoming' })),
  events: [],
};

/** Orders of a basket with goods from two stores, each with its own initial fee. */
export const PLACED_TWO_ORDERS: Schemas['Checkout'] = {
  ...PLACED_CHECKOUT,
  to_pay_now: 285_000,
  orders: [
    ...PLACED_CHECKOUT.orders,
    { id: '100101', number: '100101', status: 'waiting', initial_fee: 50_000, pay_until: '2026-11-25T08:02:00.000Z' },
  ],
};
