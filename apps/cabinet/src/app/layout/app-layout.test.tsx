import { browserBasket } from '@muddat/app-shell/basket';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';

const LOADING = { timeout: 30_000 };
const BASKET = { items: [{ product_id: '1000', quantity: 2, added_at: '2026-11-21T04:00:00.000Z', price: 1_000 }], version: 1 };

beforeEach(() => {
  const real = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname !== '/api/installment/v3/user/basket') return real(input, init);
    return Response.json(BASKET);
  });
});
afterEach(() => {
  cleanup();
  browserBasket().setSignedIn(false);
  vi.unstubAllGlobals();
});

const open = (path: string, locale: 'ru' | 'uz' = 'ru') => openCabinet({ server: fakeApi({}), path, locale });
const menu = async (name: string) => within(await screen.findByRole('navigation', { name }, LOADING));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test.each([
  ['ru', 'Кабинет'],
  ['uz', 'Kabinet'],
] as const)('in %s the tab bar on a phone links to main page, catalogue, basket, orders and profile', async (locale, name) => {
  await page.viewport(360, 740);
  await open('/profile', locale);
  const bar = await menu(name);
  const paths = ['main-page', 'catalogue', 'basket', 'orders', 'profile'];
  expect(hrefs(bar.getAllByRole('link'))).toEqual(paths.map((path) => `/${locale}/${path}`));
});

test('on a wide screen the side menu links to every nav section and to the home page, and has a sign-out button', async () => {
  await page.viewport(1_280, 900);
  await open('/profile');
  const rail = await menu('Кабинет');
  expect(hrefs(rail.getAllByRole('link'))).toEqual(
    ['main-page', 'catalogue', 'basket', 'orders', 'main-page', 'notifications', 'profile'].map((path) => `/ru/${path}`),
  );
  expect(screen.getByRole('link', { name: 'Muddat' })).toHaveAttribute('href', '/ru');
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
});

test('on a wide screen the checkout has the logo and the way back instead of a menu, and the page after it has the menu again', {
  timeout: 60_000,
}, async () => {
  await page.viewport(1_280, 900);
  await open('/cabinet/checkout');
  // The checkout is the largest page: a busy machine transforms its modules for longer.
  const back = await screen.findByRole('link', { name: 'Назад в корзину' }, { timeout: 40_000 });
  expect(screen.queryByRole('navigation', { name: 'Кабинет' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Muddat' }).getBoundingClientRect().bottom).toBeLessThan(back.getBoundingClientRect().top);
  cleanup();
  await open('/profile');
  expect((await menu('Кабинет')).getAllByRole('link').length).toBeGreaterThan(5);
});

test('on a phone, the payment page has no tab bar, and its title stays visible while the page scrolls', async () => {
  await page.viewport(360, 480);
  await open('/orders/100008/pay');
  const title = await screen.findByRole('heading', { level: 1, name: 'Оплата' }, LOADING);
  expect(screen.queryByRole('navigation', { name: 'Кабинет' })).toBeNull();
  const room = document.createElement('div');
  room.style.blockSize = '2000px';
  screen.getByRole('main').append(room);
  window.scrollTo(0, 1_000);
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(title.getBoundingClientRect().bottom).toBeLessThan(120);
});

test('on a phone, the main page has a link to the notifications and no sign-out button', async () => {
  await page.viewport(360, 740);
  await open('/main-page');
  expect(await screen.findByRole('link', { name: 'Уведомления' }, LOADING)).toHaveAttribute('href', '/ru/notifications');
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
});
