import type { GatewayClient } from '@muddat/sdk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { UNANSWERED_ERROR } from '../../testing/fake-auth.ts';
import { openCabinet } from '../../testing/open-cabinet.tsx';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { CUSTOMER_SESSION } from '../../testing/render-in-cabinet.tsx';

const ORDER = 'installment.getOrder';
const next = { 'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }) };
const good = { ...next, [ORDER]: () => ({ body: { data: OVERDUE_ORDER, as_of: '2026-11-21' } }) };
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 30_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  // Errors that a page throws are also logged to the console; keep the test output clean.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['ru', 'Ой! Мы не можем найти эту страницу.', 'На сайт'],
  ['uz', 'Voy! Bu sahifani topa olmadik.', 'Saytga'],
] as const)(
  '[S2-35] in %s an unknown address shows the 404 page with a link home, and no text from the address',
  async (locale, name, home) => {
    await openCabinet({ server: fakeApi(good), path: '/no/such/page', locale });
    expect(await title(name)).toBeVisible();
    expect(document.body.textContent).not.toContain('such');
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', `/${locale}`);
  },
);

test('[S2-35] an unhandled error shows the page "Network Error" in the layout, with a link home and a retry button', async () => {
  const user = userEvent.setup();
  // The page fails to render, because the response breaks the contract.
  const server = fakeApi({
    ...next,
    [ORDER]: () => ({ body: { data: { ...OVERDUE_ORDER, schedule: null, store: null }, as_of: '2026-11-21' }, breaksContract: true }),
  });
  await openCabinet({ server, path: '/orders/100008' });
  expect(await title('Network Error')).toBeVisible();
  expect(screen.getByText('Что-то пошло не так, пожалуйста, повторите попытку')).toBeVisible();
  expect(screen.getByText(/: 500$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru/main-page');
  expect(screen.getAllByRole('navigation', { name: 'Кабинет' })).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title('Network Error')).toBeVisible();
});

test('[S2-35] a lost session response shows the error page with code 511 and a link home, and a retry opens the order', async () => {
  const user = userEvent.setup();
  let answers = false;
  const session: GatewayClient['getSession'] = async () => (answers ? CUSTOMER_SESSION : Promise.reject(UNANSWERED_ERROR));
  await openCabinet({ server: fakeApi(good), path: '/orders/100008', user: session });
  expect(await title('Не удалось открыть страницу')).toBeVisible();
  expect(screen.getByText(/: 511$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru/main-page');
  answers = true;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title(/Zamin Tab/)).toBeVisible();
});

test('[S2-35] an unhandled error of the sign-in page shows "Network Error" with a link home and a retry button', async () => {
  await openCabinet({
    server: fakeApi(good),
    path: '/sign-up',
    user: () => {
      throw new TypeError('x is undefined');
    },
  });
  expect(await title('Network Error')).toBeVisible();
  expect(screen.getByRole('link', { name: 'На сайт' })).toHaveAttribute('href', '/ru');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(await title('Network Error'));
});
