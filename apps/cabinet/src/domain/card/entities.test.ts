import { expect, test } from 'vitest';
import { type Balance, isBalance } from '../balance/balance-queries.ts';
import { type BankCard, isBankCard } from './cards-query.ts';

const card: BankCard = {
  entity_id: 'card_1',
  system: 'uzcard',
  bank: null,
  last4: '1234',
  expiry: '2912',
  owner: null,
  is_default: true,
  masked_phone: '99890*****01',
};
const balance: Balance = { entity_id: 'balance_1', amount: 250_000, available: 200_000 };

test('`isBankCard` and `isBalance` separate the cards and the balance in a list of the billing API', () => {
  expect([card, balance].filter(isBankCard)).toEqual([card]);
  expect([card, balance].filter(isBalance)).toEqual([balance]);
});
