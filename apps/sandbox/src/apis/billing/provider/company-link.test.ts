import { expect, test } from 'vitest';
import { companyLink } from './company-link.ts';

const parts = { paymentId: 'pay_1', amount: 520_000, locale: 'uz', returnUrl: 'https://muddat.uz/uz/orders/1/pay?attempt=k1' } as const;

test('[S7-16] the link of Payme carries its parameters in base64, the amount in tiyin', () => {
  const link = companyLink('payme', parts) ?? '';
  const text = Buffer.from(link.replace('https://checkout.paycom.uz/', ''), 'base64').toString();
  expect(text).toBe('m=muddat-sandbox;ac.order_id=pay_1;a=52000000;l=uz;c=https://muddat.uz/uz/orders/1/pay?attempt=k1');
});

test('[S7-16] the link of Click carries them in its query, the amount in so’m', () => {
  const url = new URL(companyLink('click', parts) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://my.click.uz/services/pay');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    service_id: '1',
    merchant_id: '1',
    amount: '520000',
    transaction_param: 'pay_1',
    return_url: parts.returnUrl,
  });
});

test('a company whose form is not published has no link of its own here', () => {
  expect(companyLink('paynet', parts)).toBeNull();
});
