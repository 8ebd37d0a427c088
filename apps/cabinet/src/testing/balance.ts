import type { Balance, ChargebackClaim } from '../domain/balance/balance-queries.ts';
import type { BalanceEntry } from '../features/balance/balance-entries.ts';

/** 250 000 on the balance, of which a running payment reserves 40 000. */
export const PARTLY_HELD_BALANCE: Balance = {
  entity_id: 'balance_1',
  amount: 250_000,
  available: 210_000,
  withdraw_min: 1_000,
  withdraw_max: 210_000,
};
export const EMPTY_BALANCE: Balance = { entity_id: 'balance_1', amount: 0, available: 0, withdraw_min: 0, withdraw_max: 0 };

export const CHARGEBACK_CLAIM: ChargebackClaim = {
  amount: 50_000,
  opened_at: '2026-11-21T08:00:00.000Z',
  payment_id: 'pay_1',
  system: 'uzcard',
  last4: '1234',
};
export const BALANCE_WITH_CLAIM: Balance = { ...EMPTY_BALANCE, claim: CHARGEBACK_CLAIM };

const entry = (id: string, change: Partial<BalanceEntry>): BalanceEntry => ({
  id,
  kind: 'top_up',
  amount: 100_000,
  at: '2026-11-21T08:00:00.000Z',
  payment_id: 'pay_1',
  order_id: null,
  system: null,
  last4: null,
  ...change,
});

/** At least one entry of each kind. */
export const BALANCE_ENTRIES: readonly BalanceEntry[] = [
  entry('e1', { kind: 'withdrawal', amount: -50_000, system: 'uzcard', last4: '1234' }),
  entry('e2', { kind: 'payment', amount: -467_000, order_id: '100008' }),
  entry('e3', { system: 'humo', last4: '9012' }),
  entry('e4', { system: 'payme', amount: 1_000_000 }),
  entry('e5', { kind: 'refund', amount: 235_000, order_id: '100002' }),
  entry('e6', { kind: 'excess', amount: 1_500, order_id: '100008' }),
  entry('e7', { kind: 'late_charge', amount: 90_000, system: 'uzcard', last4: '1234' }),
  entry('e9', { kind: 'refund_out', amount: -20_000, system: 'uzcard', last4: '1234' }),
  entry('e10', { kind: 'chargeback', amount: -50_000, claim: 30_000, system: 'uzcard', last4: '1234' }),
  entry('e8', { kind: 'other', amount: -10_000 }),
];

/** Payment systems as the billing API lists them. */
export const TOP_UP_SYSTEMS = [
  { system: 'uzcard', type: 'bank_card', name: 'Uzcard', min_amount: 1_000, max_amount: 10_000_000 },
  { system: 'payme', type: 'payment_app', name: 'Payme', min_amount: 1_000, max_amount: 10_000_000 },
  { system: 'click', type: 'payment_app', name: 'Click', min_amount: 1_000, max_amount: 10_000_000 },
] as const;
