import type { billing } from '@muddat/sdk/types';
import type { Order } from '../domain/order/order-queries.ts';
import type { PayoffQuote } from '../domain/schedule/schedule-queries.ts';

/** An order with one payment overdue by three days. */
export const OVERDUE_ORDER: Order = {
  id: '100008',
  number: '100008',
  store: { id: '6', name: 'Zarafshon Elektron', logo: '' },
  items: [{ product_id: '1', name: 'Планшет Zamin Tab', image: 'data:,', price: 2_730_000, quantity: 1 }],
  status: 'delivered',
  created_at: '2026-08-17T04:00:00.000Z',
  delivery: { kind: 'pickup', district_id: null, address: null, price: 0 },
  month: 3,
  monthly_payment: 467_000,
  total_amount: 1_400_980,
  initial_fee: 0,
  payment_amount: 467_000,
  paid_amount: 467_000,
  remainder: 933_980,
  overdue_days: 3,
  past_due_debt: 467_000,
  payment_date: '2026-11-18',
  payment_reason: 'overdue',
  payment_min: 1_000,
  payment_max: 933_980,
  schedule: [
    { number: 1, due_date: '2026-10-18', amount: 467_000, paid_amount: 467_000, state: 'paid' },
    { number: 2, due_date: '2026-11-18', amount: 467_000, paid_amount: 0, state: 'overdue' },
    { number: 3, due_date: '2026-12-18', amount: 466_980, paid_amount: 0, state: 'upcoming' },
  ],
  events: [{ status: 'delivered', at: '2026-08-21T09:28:00.000Z', actor: 'delivery' }],
};

/** `OVERDUE_ORDER` with the price that the customer agreed to. */
export const PRICED_ORDER: Order = {
  ...OVERDUE_ORDER,
  counted_from: '2026-09-18',
  offer: {
    months: 3,
    markup_bp: 600,
    price: 1_321_679,
    initial_fee: 0,
    financed: 1_321_679,
    markup: 79_301,
    total: 1_400_980,
    to_pay: 1_400_980,
    monthly_payment: 467_000,
    payments: 3,
    yearly_rate: 42.2,
    schedule: [
      { number: 1, due_date: '2026-10-18', amount: 467_000 },
      { number: 2, due_date: '2026-11-18', amount: 467_000 },
      { number: 3, due_date: '2026-12-18', amount: 466_980 },
    ],
  },
};

export const SAVED_CARD: billing.components['schemas']['BankCard'] = {
  entity_id: 'card_1',
  system: 'uzcard',
  bank: 'Kapitalbank',
  last4: '1234',
  expiry: '2912',
  owner: null,
  is_default: true,
  masked_phone: '99890*****01',
};

export const BALANCE: billing.components['schemas']['Balance'] = { entity_id: 'balance_1', amount: 250_000, available: 250_000 };

/** The payoff quote of `OVERDUE_ORDER` for 21 November 2026. */
export const PAYOFF_QUOTE: PayoffQuote = {
  quote_id: 'quote_1',
  date: '2026-11-21',
  amount: 907_546,
  saving: 26_434,
  good_until: '2026-11-21T18:59:59.999Z',
};

export const PAYMENT_SYSTEMS: billing.components['schemas']['PaymentSystem'][] = [
  { system: 'uzcard', type: 'bank_card', name: 'Uzcard', min_amount: 1_000, max_amount: 10_000_000 },
  { system: 'payme', type: 'payment_app', name: 'Payme', min_amount: 1_000, max_amount: 10_000_000 },
  { system: 'click', type: 'payment_app', name: 'Click', min_amount: 1_000, max_amount: 10_000_000 },
];

export const PAYMENT_APPS = PAYMENT_SYSTEMS.filter(({ type }) => type === 'payment_app');

type WirePayment = billing.components['schemas']['Payment'];

const line = (seconds: number, type: string, step: WirePayment['events'][number]['step']): WirePayment['events'][number] => ({
  type,
  step,
  status: 'processing',
  at: `2026-11-21T08:00:${String(seconds).padStart(2, '0')}.000Z`,
});

/** The timeline of a payment by card, oldest first. */
export const PAYMENT_EVENTS = [
  line(0, 'created', 'sent'),
  line(1, 'code_sent', 'code'),
  line(10, 'code_accepted', 'code'),
  line(10, 'charge_requested', 'bank'),
  line(11, 'charged', 'bank'),
  line(12, 'order_paid', 'store'),
  line(12, 'settled', 'ledger'),
];

/** The fields of a payment while the customer pays in a payment app. */
export const APP_PAYMENT: Partial<WirePayment> = {
  sources: [{ type: 'payment_app', entity_id: null, system: 'payme', last4: null, amount: 467_000 }],
  url: 'http://127.0.0.1:8090/sandbox/payment-app/pay_1',
  events: [line(0, 'created', 'sent'), line(0, 'charge_requested', 'bank')],
};

export const SPLIT_SOURCES: WirePayment['sources'] = [
  { type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 217_000 },
  { type: 'balance', entity_id: null, system: null, last4: null, amount: 250_000 },
];

/** A payment in the format of the billing API. */
export const wirePayment = (status: WirePayment['status'], change: Partial<WirePayment> = {}): WirePayment => ({
  payment_id: 'pay_1',
  status,
  purpose: 'instalment',
  order_id: '100008',
  quote_id: null,
  amount: 467_000,
  excess_amount: 0,
  refunded_amount: 0,
  sources: [{ type: 'bank_card', entity_id: 'card_1', system: 'uzcard', last4: '1234', amount: 467_000 }],
  reason: null,
  ...(status === 'otp_required'
    ? { otp: { length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****01' } }
    : {}),
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:12.000Z',
  events: [],
  ...change,
});

/** Two orders of one checkout that wait for their initial fees, 285 000 together. */
export const TWO_WAITING_ORDERS: readonly [Order, Order] = [
  waiting('100100', 235_000, { id: '1', name: 'Texno Olam', logo: '' }),
  waiting('100101', 50_000, { id: '2', name: 'Lola Libos', logo: '' }),
];

function waiting(id: string, fee: number, store: Order['store']): Order {
  return {
    ...OVERDUE_ORDER,
    id,
    number: id,
    store,
    status: 'waiting',
    initial_fee: fee,
    paid_amount: 0,
    overdue_days: 0,
    past_due_debt: 0,
    payment_date: null,
    payment_reason: 'initial_fee',
    payment_amount: fee,
    payment_min: fee,
    payment_max: fee,
    pay_until: '2026-11-25T08:02:00.000Z',
    events: [],
  };
}
