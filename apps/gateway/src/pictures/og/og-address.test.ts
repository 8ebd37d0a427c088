import { expect, test } from 'vitest';
import { parseOgAddress } from './og-address.ts';

test.each([
  ['/og/ru/product/1001.png', { locale: 'ru', kind: 'product', id: '1001' }],
  ['/og/uz/partner/orzu-texnika.png', { locale: 'uz', kind: 'partner', id: 'orzu-texnika' }],
  ['/og/ru/page/home.png', { locale: 'ru', kind: 'page', id: 'home' }],
  ['/og/ru/site/home.png', { locale: 'ru', kind: 'site', id: 'home' }],
])('the link preview address %s is parsed', (path, address) => {
  expect(parseOgAddress(path)).toEqual(address);
});

test.each([
  '/og/oz/product/1.png',
  '/og/ru/order/1.png',
  '/og/ru/product/.png',
  '/og/ru/product/...png',
  '/og/ru/product/%2e%2e.png',
  '/og/ru/product/1%2f..%2fuser.png',
  '/og/ru/product/1/2.png',
  '/og/ru/product/1.svg',
  '/og/ru/product/1',
  `/og/ru/product/${'1'.repeat(81)}.png`,
  '/og/',
])('the invalid link preview address %s is refused', (path) => {
  expect(parseOgAddress(path)).toBeNull();
});
