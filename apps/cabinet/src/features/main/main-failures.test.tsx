import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { problemBody } from '../../testing/fake-api.ts';
import { dilnoza, LIMIT, MONTH, month, NEXT, show, TODAY } from '../../testing/main-page.tsx';
import { monthPayment, NEXT_YEAR_PAYMENT } from '../../testing/month.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('on the main page a limit that fails to load shows an error with a retry, and the pay button stays', async () => {
  const user = userEvent.setup();
  const routes = dilnoza();
  const answer = routes[LIMIT];
  routes[LIMIT] = () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') });
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить лимит')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
  if (answer) routes[LIMIT] = answer;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Доступно для покупок')).toBeVisible();
});

test('on the main page payments that fail to load show an error with a retry, and the limit stays', async () => {
  const routes = { ...dilnoza(), [MONTH]: () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') }) };
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить ближайшие платежи')).toBeVisible();
  expect(await screen.findByText('Доступно для покупок')).toBeVisible();
  Object.assign(routes, month(monthPayment()));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: /^Оплатить 467.000.сум$/ })).toBeVisible();
});

test('on the main page without payments this month, a next payment that fails to load shows an error with a retry', async () => {
  const routes = { ...dilnoza(), ...month(), [NEXT]: () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') }) };
  await show(routes);
  expect(await screen.findByText('Не удалось загрузить ближайшие платежи')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Перейти в каталог' })).toBeNull();
  Object.assign(routes, { [NEXT]: () => ({ body: { data: NEXT_YEAR_PAYMENT, as_of: TODAY } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Это следующий платёж. Сейчас платить нечего.')).toBeVisible();
});
