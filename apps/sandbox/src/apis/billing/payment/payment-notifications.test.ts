import { expect, test } from 'vitest';
import { PAYMENT_NOTIFICATIONS } from './payment-notifications.ts';

const { late, excess, payoutReturned, refundedToBalance } = PAYMENT_NOTIFICATIONS;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['a late charge', late(70_000), 'Деньги пришли на баланс', 'Деньги на вашем балансе.', 'Pul balansingizda.'],
  [
    'a late charge up to the claim',
    late(70_000, 70_000),
    'Деньги ушли на долг',
    'Деньги ушли на погашение долга.',
    'Pul qarzni yopishga ketdi.',
  ],
  [
    'a late charge above the claim',
    late(70_000, 50_000),
    'Деньги пришли на баланс',
    '50 000 сум ушли на погашение долга, 20 000 сум на вашем балансе.',
    '50 000 soʻm qarzni yopishga ketdi, 20 000 soʻm balansingizda.',
  ],
  [
    'an excess payment',
    excess('10482', 70_000),
    'Излишек на балансе',
    '70 000 сум: они на вашем балансе.',
    'ortiqcha toʻladingiz: u balansingizda.',
  ],
  [
    'an excess payment up to the claim',
    excess('10482', 70_000, 70_000),
    'Излишек ушёл на долг',
    '70 000 сум: они ушли на погашение долга.',
    'ortiqcha toʻladingiz: u qarzni yopishga ketdi.',
  ],
  [
    'an excess payment above the claim',
    excess('10482', 70_000, 50_000),
    'Излишек на балансе',
    '70 000 сум: 50 000 сум ушли на погашение долга, 20 000 сум на вашем балансе.',
    'toʻladingiz: 50 000 soʻm qarzni yopishga ketdi, 20 000 soʻm balansingizda.',
  ],
  [
    'a returned withdrawal',
    payoutReturned(70_000, '1234'),
    'Вывод вернулся на баланс',
    'на карту *1234. Деньги на вашем балансе.',
    'oʻtkazmadi. Pul balansingizda.',
  ],
  [
    'a returned withdrawal up to the claim',
    payoutReturned(70_000, '1234', 70_000),
    'Деньги ушли на долг',
    'Деньги ушли на погашение долга.',
    'Pul qarzni yopishga ketdi.',
  ],
  ['a refund', refundedToBalance(70_000), 'Возврат на балансе', '70 000 сум: они уже на вашем балансе.', 'qaytardik: pul balansingizda.'],
  [
    'a refund up to the claim',
    refundedToBalance(70_000, 70_000),
    'Возврат ушёл на долг',
    '70 000 сум: они ушли на погашение долга.',
    'qaytardik: pul qarzni yopishga ketdi.',
  ],
  [
    'a refund above the claim',
    refundedToBalance(70_000, 50_000),
    'Возврат на балансе',
    '70 000 сум: 50 000 сум ушли на погашение долга, 20 000 сум на вашем балансе.',
    'qaytardik: 50 000 soʻm qarzni yopishga ketdi, 20 000 soʻm balansingizda.',
  ],
])('the notification of %s says whether money went to the balance or the claim', (_what, { titleRu, bodyRu, bodyUz }, title, ru, uz) => {
  expect([titleRu, plain(bodyRu), plain(bodyUz)]).toEqual([title, expect.stringContaining(ru), expect.stringContaining(uz)]);
});
