import { browserBasket } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { kept, STORES } from '../../testing/basket-answers.ts';
import { forgetBasket } from '../../testing/forget-basket.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { AddToBasket, type AddToBasketProps } from './add-to-basket.tsx';
import { BasketLink } from './basket-link.tsx';

const PATIENCE = { timeout: 15_000 };
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ loggedIn: false, user: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetBasket();
});

const show = (told: Partial<AddToBasketProps['product']> = {}) =>
  showInSite(
    <>
      <BasketLink locale="ru" />
      <AddToBasket product={{ id: '7', name: 'Чайник 7', price: 300_000, stock: 3, store: STORES.orzu, ...told }} locale="ru" />
    </>,
  );

test('the button puts the product aside with its price, the header counts it, and so many go in as the store has', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'В корзину' }, PATIENCE));
  expect(browserBasket().get().items).toMatchObject([{ productId: '7', quantity: 1, price: 300_000, store: STORES.orzu }]);
  expect(await screen.findByRole('link', { name: 'Корзина, 1 товар' }, PATIENCE)).toHaveAttribute('href', '/ru/basket');
  const more = screen.getByRole('button', { name: 'Больше на одну штуку' });
  for (const _press of [1, 2, 3, 4]) await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Корзина, 3 товара' }, PATIENCE)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/ru/basket');
});

test('after the press the focus is on the way to the basket; a basket filled elsewhere takes it from nobody', async () => {
  await show();
  (await screen.findByRole('button', { name: 'В корзину' }, PATIENCE)).focus();
  await expect.poll(() => screen.getByRole('button', { name: 'В корзину' })).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Открыть корзину' }));
  const header = screen.getByRole('link', { name: /^Корзина/ });
  header.focus();
  browserBasket().change(() => []);
  await screen.findByRole('button', { name: 'В корзину' });
  browserBasket().change(() => [kept('7', { quantity: 1 })]);
  await screen.findByRole('link', { name: 'Открыть корзину' });
  expect(document.activeElement).toBe(header);
});

test('a full basket refuses with words and a way on', async () => {
  browserBasket().change(() => [kept('1', { quantity: 9 })]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'В корзину' }, PATIENCE));
  const words = await screen.findByText(/В корзине уже 9 товаров/, {}, PATIENCE);
  expect(browserBasket().get().items).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'В корзину' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Убрать лишнее' }));
  // The width of the bar on a phone. The bar reserves 7.25rem, of which 100 px remain without its padding. Higher content would cover the
  // page.
  document.body.style.inlineSize = '328px';
  onTestFinished(() => document.body.removeAttribute('style'));
  expect(words.parentElement?.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(100);
});

test('what is sold out can not be put aside', async () => {
  await show({ stock: 0 });
  expect(await screen.findByRole('link', { name: 'Корзина' }, PATIENCE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'В корзину' })).toBeNull();
});

test('another tab’s basket is this one’s', async () => {
  await show();
  await screen.findByRole('link', { name: 'Корзина' }, PATIENCE);
  const other = document.createElement('iframe');
  document.body.append(other);
  other.contentWindow?.localStorage.setItem('muddat-basket', JSON.stringify({ v: 1, items: [kept('1', { quantity: 5 })] }));
  expect(await screen.findByRole('link', { name: 'Корзина, 5 товаров' }, PATIENCE)).toBeInTheDocument();
  other.remove();
});
