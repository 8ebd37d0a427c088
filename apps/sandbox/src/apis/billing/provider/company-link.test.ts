import { describe, expect, test } from 'vitest';
import { paymentCompanyLink } from './company-link.ts';

const MERCHANTS = {
  payme: { merchantId: '5e730e8e0b852a417aa49ceb' },
  click: { serviceId: '11', merchantId: '22' },
  uzum: { serviceId: '498600000' },
  paynet: { merchantId: '675' },
};
const NONE = { payme: null, click: null, uzum: null, paynet: null };
const parts = { paymentId: 'pay_1', amount: 520_000, locale: 'uz', returnUrl: 'https://muddat.uz/uz/orders/1/pay?attempt=k1' } as const;
const withoutReturn = { ...parts, returnUrl: null };

test('[S7-16] the link of Payme carries its parameters in base64, the amount in tiyin', () => {
  const link = paymentCompanyLink('payme', MERCHANTS, parts) ?? '';
  const text = Buffer.from(link.replace('https://checkout.paycom.uz/', ''), 'base64').toString();
  expect(text).toBe('m=5e730e8e0b852a417aa49ceb;ac.order_id=pay_1;a=52000000;l=uz;c=https://muddat.uz/uz/orders/1/pay?attempt=k1');
});

describe('[S7-16] the link of a payment app with its parameters in the query', () => {
  const click = { service_id: '11', merchant_id: '22', amount: '520000', transaction_param: 'pay_1' };
  const uzum = { serviceId: '498600000', order_id: 'pay_1', amount: '52000000' };
  const paynet = { m: '675', c: 'pay_1', a: '52000000' };
  test.each([
    ['click', 'https://my.click.uz/services/pay', parts, { ...click, return_url: parts.returnUrl }],
    ['click', 'https://my.click.uz/services/pay', withoutReturn, click],
    ['uzum', 'https://www.uzumbank.uz/open-service', parts, { ...uzum, redirectUrl: parts.returnUrl }],
    ['uzum', 'https://www.uzumbank.uz/open-service', withoutReturn, uzum],
    ['paynet', 'https://app.paynet.uz/', parts, paynet],
  ])('of %s leads to %s; given %j, its query is %j', (system, address, given, query) => {
    const url = new URL(paymentCompanyLink(system, MERCHANTS, given) ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(address);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
  });
});

test.each(['payme', 'click', 'uzum', 'paynet'])('without a contract there is no link to %s', (system) => {
  expect(paymentCompanyLink(system, NONE, parts)).toBeNull();
});

test.each(['oson', 'alif', 'uzcard'])('there is no link to %s, which publishes no link format', (system) => {
  expect(paymentCompanyLink(system, MERCHANTS, parts)).toBeNull();
});
