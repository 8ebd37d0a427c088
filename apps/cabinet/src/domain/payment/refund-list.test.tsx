import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { refundWith } from '../../testing/refunds.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { RefundList } from './refund-list.view.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
});

const balance = { to: 'balance', system: null, last4: null, status: 'arrived' } as const;
const app = { to: 'payment_app', system: 'uzum', last4: null } as const;

test.each([
  ['to the card', {}, 'ru', 'Деньги в пути на карту •• 1234, придут до 24 ноября'],
  ['to the card, in Uzbek', {}, 'uz', 'Pul •• 1234 kartasiga yoʻlda, 24-noyabrgacha tushadi'],
  ['that came to the card', { status: 'arrived' }, 'ru', 'Деньги пришли 24 ноября на карту •• 1234'],
  ['to a payment app', app, 'ru', 'Деньги в пути в Uzum Bank, придут до 24 ноября'],
  ['to the balance', balance, 'ru', 'Деньги на вашем балансе'],
  ['to the balance, in Uzbek', balance, 'uz', 'Pul balansingizda'],
  ['by the bank', { kind: 'chargeback', status: 'arrived' }, 'ru', 'Банк вернул вам деньги, поэтому платёж снова нужно оплатить'],
] as const)(
  '[X-20] the list of refunds describes a refund %s by the sentence for its destination and status',
  async (_what, change, locale, sentence) => {
    await renderInCabinet(<RefundList refunds={[refundWith(change)]} />, { api: fakeApi({}).api, locale });
    expect((await screen.findByRole('listitem')).textContent).toContain(sentence);
  },
);

test('an empty list of refunds renders nothing', async () => {
  await renderInCabinet(<RefundList refunds={[]} />, { api: fakeApi({}).api });
  expect(screen.queryByRole('list')).toBeNull();
});
