import type { BankCard } from '../domain/card/cards-query.ts';
import type { Consent, Debit } from '../features/consents/consent-queries.ts';
import { SAVED_CARD } from './orders.ts';

export const HUMO_CARD: BankCard = { ...SAVED_CARD, entity_id: 'card_2', system: 'humo', bank: null, last4: '5678', is_default: false };
export const EXPIRED_CARD: BankCard = { ...SAVED_CARD, entity_id: 'card_3', last4: '0041', expiry: '2610', is_default: false };

const GRANTED_EVENT = { type: 'granted', at: '2026-10-01T08:00:00.000Z', cards: ['1234', '5678'], use_balance: true } as const;

const SUCCEEDED_DEBIT: Debit = {
  order_id: '100001',
  order_number: '100001',
  store: 'Texno Olam',
  number: 2,
  day: '2026-10-18',
  state: 'succeeded',
  amount: 467_000,
  left: 0,
  reason: null,
  tries: [
    {
      payment_id: 'pay_1',
      at: '2026-10-17T19:00:01.000Z',
      state: 'failed',
      sources: [{ type: 'bank_card', entity_id: 'card_1', last4: '1234', amount: 467_000 }],
      reason: 'insufficient_funds',
      message: 'На карте недостаточно денег',
    },
    {
      payment_id: 'pay_2',
      at: '2026-10-17T19:00:02.000Z',
      state: 'succeeded',
      sources: [
        { type: 'balance', entity_id: null, last4: null, amount: 67_000 },
        { type: 'bank_card', entity_id: 'card_2', last4: '5678', amount: 400_000 },
      ],
      reason: null,
    },
  ],
};
/** No source could be debited, so the instalment is still unpaid. */
export const FAILED_DEBIT: Debit = {
  ...SUCCEEDED_DEBIT,
  number: 3,
  day: '2026-11-18',
  state: 'failed',
  left: 467_000,
  reason: 'no_source',
  message: 'Нет карты, с которой можно списать',
  tries: [],
};

/** A consent for one order: two cards, the balance down to a minimum, one debit made and two to come. */
export const ORDER_CONSENT: Consent = {
  id: 'con_1',
  order_id: '100001',
  order_number: '100001',
  store: 'Texno Olam',
  card_order: ['card_1', 'card_2'],
  use_balance: true,
  balance_floor: 50_000,
  notice_days: 3,
  status: 'active',
  granted_at: GRANTED_EVENT.at,
  changed_at: null,
  withdrawn_at: null,
  history: [{ ...GRANTED_EVENT, cards: [...GRANTED_EVENT.cards], balance_floor: 50_000, notice_days: 3 }],
  next_debits: [4, 5].map((number) => ({
    order_id: '100001',
    order_number: '100001',
    store: 'Texno Olam',
    number,
    date: number === 4 ? '2026-12-18' : '2026-12-31',
    notice_on: number === 4 ? '2026-12-15' : '2026-12-28',
    amount: 467_000,
    sources: [{ type: 'bank_card', entity_id: 'card_1', last4: '1234', amount: 467_000 }],
  })),
  debits: [SUCCEEDED_DEBIT],
};

export const ALL_ORDERS_CONSENT: Consent = {
  ...ORDER_CONSENT,
  id: 'con_2',
  order_id: 'all',
  order_number: null,
  store: null,
  use_balance: false,
  balance_floor: 0,
  next_debits: [],
  debits: [],
};

export const withdrawnConsent = (consent: Consent): Consent => ({
  ...consent,
  status: 'withdrawn',
  withdrawn_at: '2026-11-25T08:00:00.000Z',
  history: [
    ...consent.history,
    ...consent.history.map((event) => ({ ...event, type: 'withdrawn' as const, at: '2026-11-25T08:00:00.000Z' })),
  ],
  next_debits: [],
});
