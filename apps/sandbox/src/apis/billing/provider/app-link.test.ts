import { describe, expect, it } from 'vitest';
import { parseReturnUrl, paymentAppUrl } from './app-link.ts';

const PORTAL = 'https://muddat.example';
const answer = (text: string, publicUrl: string | null) => {
  try {
    return parseReturnUrl(text, { publicUrl });
  } catch {
    return null;
  }
};

describe('parseReturnUrl', () => {
  it.each([
    [`${PORTAL}/ru/orders/1/pay?x=1`, PORTAL, `${PORTAL}/ru/orders/1/pay?x=1`],
    ['http://127.0.0.1:8080/uz', null, 'http://127.0.0.1:8080/uz'],
    ['http://localhost:3000/', null, 'http://localhost:3000/'],
    ['https://muddat.example.evil.example/', PORTAL, null],
    ['https://muddat.example@evil.example/', PORTAL, null],
    ['http://muddat.example/', PORTAL, null],
    ['https://user:pass@muddat.example/', PORTAL, null],
    ['http://127.0.0.1:8080/', PORTAL, null],
    ['https://evil.example/', null, null],
    ['javascript:alert(1)', null, null],
    ['/ru/orders/1', PORTAL, null],
    ['//evil.example', PORTAL, null],
  ])('given the address %s and the portal %s returns %s (null: it refuses the address)', (text, publicUrl, expected) => {
    expect(answer(text, publicUrl)).toBe(expected);
  });
});

describe('[S7-16] the address of an app payment', () => {
  const merchants = { payme: null, click: null, uzum: null, paynet: { merchantId: '675' } };
  const payment = { id: 'pay_1', amount: 1_000, returnUrl: null };
  const page = 'http://127.0.0.1:8090/sandbox/payment-app/pay_1';
  it.each([
    ['paynet', true, 'https://app.paynet.uz/?m=675&c=pay_1&a=100000'],
    ['paynet', false, 'https://app.paynet.uz/?m=675&c=pay_1&a=100000'],
    ['payme', true, page],
    ['payme', false, null],
  ])('for %s, with test tools %s, is %s', (system, testTools, url) => {
    expect(paymentAppUrl({ host: '0.0.0.0', port: 8090, merchants, testTools }, { ...payment, system }, 'ru')).toBe(url);
  });
});
