import { browserBasket, readChosenTerm, saveChosenTerm } from '@muddat/app-shell/basket';
import { MAIN_ID } from '@muddat/ui/page-layout';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { basketCheckResponse, basketItem, type ProductOnSale } from '../../testing/basket-responses.ts';
import { clearBasket } from '../../testing/clear-basket.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { BasketContent } from './basket-content.tsx';

type Check = { items: { product_id: string; quantity: number; price?: number }[] };
const PATIENCE = { timeout: 30_000 };

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1_280, 900);
  // Tests of other files share the storage and also choose terms.
  saveChosenTerm(null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearBasket();
});

/** Stubs the gateway: whether a customer is signed in, which products are on sale, and whether the check fails. */
function gateway(onSale: Record<string, ProductOnSale>) {
  const state = { fails: false, signedIn: false, checks: [] as Check[], account: { items: [] as unknown[], version: 0 } };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/auth/user') return Response.json({ loggedIn: state.signedIn, user: null });
    if (pathname === '/api/installment/v3/user/basket') {
      if (request.method === 'PUT') {
        const { items }: { items: { product_id: string; price?: number }[] } = await request.json();
        state.account = { items, version: state.account.version + 1 };
      }
      return Response.json(state.account);
    }
    const check: Check = await request.json();
    state.checks.push(check);
    return state.fails ? Response.json({ code: 'internal' }, { status: 500 }) : Response.json(basketCheckResponse(check.items, onSale));
  });
  return state;
}

const put = (...items: ReturnType<typeof basketItem>[]) => browserBasket().change(() => items);
const show = () => renderInSite(<BasketContent locale="ru" />);
const section = (name: string) => screen.findByRole('region', { name }, PATIENCE);
const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

test('an empty basket of a guest links to the catalogue', async () => {
  gateway({});
  await show();
  expect((await screen.findByRole('link', { name: 'Выбрать товары' }, PATIENCE)).getAttribute('href')).toBe('/ru/catalogue');
});

test('goods are grouped by store, with totals and the true price of the chosen term', async () => {
  gateway({ '1': { price: 300_000, stock: 9, store: 'orzu' }, '2': { price: 500_000, stock: 9, store: 'lola' } });
  put(basketItem('1', { quantity: 2 }), basketItem('2', { price: 500_000 }));
  await show();
  const orzu = await section('Orzu Texnika');
  await expect.poll(() => text(orzu)).toContain('2 × 300 000 сум68 000 сум × 12 мес.всего 816 000 сум · без рассрочки 600 000 сум');
  expect(text(await section('Lola Libos'))).toContain('57 000 сум × 12 мес.всего 680 000 сум · без рассрочки 500 000 сум');
  const total = await section('Платёж в месяц');
  expect(text(total)).toContain('125 000 сум × 12 мес.');
  expect(text(total)).toContain('Цена сразу1 100 000 сумНаценка396 000 сумВсего к оплате1 496 000 сум');
  await userEvent.click(within(orzu).getByText('Все сроки и даты платежей'));
  const terms = within(orzu).getByRole('group', { name: 'Выберите срок' });
  expect(text(terms)).toContain('Наценка');
  await userEvent.click(within(terms).getByRole('radio', { name: /^3.мес/ }));
  expect(readChosenTerm()).toBe(3);
  // The term applies to the whole basket, so the other store and the total show their prices for this term too.
  expect(text(await section('Lola Libos'))).toContain('сум × 3 мес.');
  expect(text(total)).toContain('сум × 3 мес.');
  await userEvent.click(within(total).getByRole('radio', { name: '12' }));
  expect(readChosenTerm()).toBe(12);
});

test('changed prices and stock are explained until the customer confirms them', async () => {
  const asked = gateway({
    '1': { price: 350_000, stock: 9, store: 'orzu' },
    '2': { price: 300_000, stock: 1, store: 'orzu' },
    '3': { price: 300_000, stock: 0, store: 'orzu' },
  });
  put(basketItem('1'), basketItem('2', { quantity: 3 }), basketItem('3'), basketItem('9'));
  await show();
  const orzu = await section('Orzu Texnika');
  await expect.poll(() => text(orzu)).toContain('Цена выросла: была 300 000 сум, стала 350 000 сум');
  expect(text(orzu)).toContain('В магазине осталось только 1 шт.');
  expect(text(orzu)).toContain('Нет в наличии');
  expect(text(await section('Больше не продаются'))).toContain('Чайник 9');
  await userEvent.click(screen.getByRole('button', { name: 'Взять 1 шт.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }, PATIENCE));
  await expect.poll(() => text(orzu)).not.toContain('Цена выросла');
  await expect.poll(() => asked.checks.at(-1)?.items.find((item) => item.product_id === '1')?.price).toBe(350_000);
  expect(text(orzu)).not.toContain('осталось только');
});

test('a removed product can be put back; focus moves to the undo button, then to main', async () => {
  gateway({ '1': { price: 300_000, stock: 9, store: 'orzu' } });
  put(basketItem('1', { quantity: 2 }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать из корзины: Чайник 1' }, PATIENCE));
  const back = await screen.findByRole('button', { name: 'Вернуть' }, PATIENCE);
  await expect.poll(() => document.activeElement).toBe(back);
  expect(browserBasket().get().items).toEqual([]);
  const main = document.body.appendChild(document.createElement('main'));
  main.id = MAIN_ID;
  main.tabIndex = -1;
  await userEvent.click(back);
  expect(await section('Orzu Texnika')).toBeInTheDocument();
  expect(browserBasket().get().items[0]?.quantity).toBe(2);
  // The pressed button is gone, so the focus is on the main element.
  await expect.poll(() => document.activeElement).toBe(main);
  main.remove();
});

test('a changed quantity is checked again, and the old total of the store disappears immediately', async () => {
  const asked = gateway({ '1': { price: 300_000, stock: 9, store: 'orzu' } });
  put(basketItem('1'));
  await show();
  const orzu = await section('Orzu Texnika');
  await expect.poll(() => text(orzu)).toContain('без рассрочки 300 000');
  await userEvent.click(within(orzu).getByRole('button', { name: 'Больше на одну штуку' }));
  expect(text(orzu)).not.toContain('без рассрочки 300 000');
  expect(text(await section('Платёж в месяц'))).toContain('считаем…');
  await expect.poll(() => text(orzu)).toContain('без рассрочки 600 000');
  expect(asked.checks.at(-1)?.items).toEqual([{ product_id: '1', quantity: 2, price: 300_000 }]);
});

test('if the basket check fails, the last seen prices stay without a total, and a retry checks again', async () => {
  const asked = gateway({ '1': { price: 350_000, stock: 9, store: 'orzu' } });
  asked.fails = true;
  put(basketItem('1'));
  await show();
  const retry = await screen.findByRole('button', { name: 'Повторить' }, PATIENCE);
  const orzu = await section('Orzu Texnika');
  expect(text(orzu)).toContain('300 000 сум');
  expect(text(await section('Платёж в месяц'))).toContain('не посчитано');
  asked.fails = false;
  await userEvent.click(retry);
  await expect.poll(() => text(orzu)).toContain('без рассрочки 350 000');
});

test('a basket with a sold-out product cannot be ordered and says what to remove', async () => {
  gateway({ '1': { price: 300_000, stock: 9, store: 'orzu' }, '2': { price: 300_000, stock: 0, store: 'orzu' } });
  put(basketItem('1'), basketItem('2'));
  await show();
  const order = await screen.findByRole('button', { name: 'Оформить' }, PATIENCE);
  await screen.findByText('Уберите товары, которых нет в наличии.', {}, PATIENCE);
  expect(order).toBeDisabled();
  expect(order).toHaveAccessibleDescription('Уберите товары, которых нет в наличии.');
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Чайник 2' }));
  expect(await screen.findByRole('link', { name: 'Оформить' }, PATIENCE)).toBeInTheDocument();
});

test("a guest's order link leads to sign-in; a customer's basket moves from the device to the account", async () => {
  const asked = gateway({ '1': { price: 300_000, stock: 9, store: 'orzu' } });
  put(basketItem('1'));
  const { unmount } = await show();
  const order = await screen.findByRole('link', { name: 'Оформить' }, PATIENCE);
  await expect.poll(() => order.getAttribute('href')).toBe('/ru/sign-up');
  order.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  // The script that stores the target loads after the link, so the first click may be too early. Repeat it until the target is stored.
  await expect
    .poll(async () => {
      await userEvent.click(order);
      return sessionStorage.getItem('muddat.sign-in-target') ?? '';
    })
    .toContain('/ru/cabinet/checkout');
  unmount();
  asked.signedIn = true;
  await show();
  expect(await screen.findByText(/Корзина сохранена в вашем аккаунте/, {}, PATIENCE)).toBeInTheDocument();
  expect(asked.account.items).toMatchObject([{ product_id: '1', quantity: 1, price: 300_000 }]);
  expect(localStorage.getItem('muddat-basket')).toBeNull();
  expect(await section('Orzu Texnika')).toBeInTheDocument();
  const ofAccount = await screen.findByRole('link', { name: 'Оформить' }, PATIENCE);
  expect(ofAccount.getAttribute('href')).toBe('/ru/cabinet/checkout');
});
