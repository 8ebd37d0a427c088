import { browserBasket } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { basketItem, STORES } from '../../testing/basket-responses.ts';
import { clearBasket } from '../../testing/clear-basket.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { AddToBasket, type AddToBasketProps } from './add-to-basket.tsx';
import { BasketLink } from './basket-link.tsx';

const PATIENCE = { timeout: 30_000 };
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ loggedIn: false, user: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearBasket();
});

const show = (told: Partial<AddToBasketProps['product']> = {}) =>
  renderInSite(
    <>
      <BasketLink locale="ru" />
      <AddToBasket
        product={{ id: '7', name: 'Чайник 7', price: 300_000, stock: 3, store: STORES.orzu, ...told }}
        locale="ru"
        amount="110 000 × 3"
      />
    </>,
  );

test('the basket button adds the product with its price; the header counts its pieces, at most as many as are in stock', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^В корзину/ }, PATIENCE));
  expect(browserBasket().get().items).toMatchObject([{ productId: '7', quantity: 1, price: 300_000, store: STORES.orzu }]);
  expect(await screen.findByRole('link', { name: 'Корзина, 1 товар' }, PATIENCE)).toHaveAttribute('href', '/ru/basket');
  const more = screen.getByRole('button', { name: 'Больше на одну штуку' });
  for (const _press of [1, 2, 3, 4]) await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Корзина, 3 товара' }, PATIENCE)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/ru/basket');
});

test('adding a product moves the focus to the basket link; a change of the basket elsewhere does not', async () => {
  await show();
  (await screen.findByRole('button', { name: /^В корзину/ }, PATIENCE)).focus();
  await expect.poll(() => screen.getByRole('button', { name: /^В корзину/ })).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Перейти в корзину' }));
  const header = screen.getByRole('link', { name: /^Корзина/ });
  header.focus();
  browserBasket().change(() => []);
  await screen.findByRole('button', { name: /^В корзину/ });
  browserBasket().change(() => [basketItem('7', { quantity: 1 })]);
  await screen.findByRole('link', { name: 'Перейти в корзину' });
  expect(document.activeElement).toBe(header);
});

test('with a full basket the button adds nothing; an explanation and a focused link to remove goods replace it', async () => {
  browserBasket().change(() => [basketItem('1', { quantity: 9 })]);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^В корзину/ }, PATIENCE));
  const words = await screen.findByText(/В корзине уже 9 товаров/, {}, PATIENCE);
  expect(browserBasket().get().items).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^В корзину/ })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: 'Убрать лишнее' }));
  // The width of the bar's content on a phone. The page reserves 7.25rem for the bar, of which 100 px remain without the bar's padding.
  // Higher content would cover the page.
  document.body.style.inlineSize = '328px';
  onTestFinished(() => document.body.removeAttribute('style'));
  expect(words.parentElement?.parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(100);
});

test('a sold-out product has no button to add it', async () => {
  await show({ stock: 0 });
  expect(await screen.findByRole('link', { name: 'Корзина' }, PATIENCE)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^В корзину/ })).toBeNull();
});

test('a basket changed in another tab is shown in this tab', async () => {
  await show();
  await screen.findByRole('link', { name: 'Корзина' }, PATIENCE);
  const other = document.createElement('iframe');
  document.body.append(other);
  other.contentWindow?.localStorage.setItem('muddat-basket', JSON.stringify({ v: 1, items: [basketItem('1', { quantity: 5 })] }));
  expect(await screen.findByRole('link', { name: 'Корзина, 5 товаров' }, PATIENCE)).toBeInTheDocument();
  other.remove();
});
