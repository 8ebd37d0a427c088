import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { PLACED_TWO } from '../../testing/checkout.ts';
import {
  CREATE,
  CUSTOMER,
  codeField,
  consent,
  counted,
  FILLED,
  FIND,
  good,
  PATIENCE,
  RIGHT_CODE,
  showCheckout,
  sign,
} from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const backTo = (name: string) => screen.getByRole('link', { name });

test('[S2-26] each step of the checkout has its heading, its way back and the focus', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout();
  await counted();
  expect(await heading('Оформление заказа')).toBeVisible();
  expect(backTo('Назад в корзину')).toHaveAttribute('href', '/ru/basket');
  await user.click(await consent());
  await user.click(await sign());
  expect(await heading('Подтверждение')).toBeVisible();
  expect(await codeField()).toHaveFocus();
  await user.type(await codeField(), RIGHT_CODE);
  const placed = await heading('Заказ оформлен');
  await waitFor(() => expect(placed).toHaveFocus());
  expect(backTo('К заказам')).toHaveAttribute('href', '/ru/orders');
  expect(screen.queryByRole('heading', { name: 'Оформление заказа' })).toBeNull();
});

test('several orders are placed as several', async () => {
  await showCheckout(good({ 'installment.getCheckout': () => ({ body: PLACED_TWO }) }), 'chk_1');
  expect(await heading('Заказы оформлены')).toBeVisible();
});

test('while the result is not known the focus is on the heading', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(good({ [CREATE]: () => 'no-answer', [FIND]: () => new Promise(() => undefined) }));
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  expect(await screen.findByText('Узнаём, оформлен ли заказ', {}, PATIENCE)).toBeVisible();
  await waitFor(async () => expect(await heading('Оформление заказа')).toHaveFocus());
});

test('who goes back from the code begins at the heading of the form', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(good(), 'chk_1');
  await user.click(await screen.findByRole('button', { name: 'Вернуться к заказу' }, PATIENCE));
  await waitFor(async () => expect(await heading('Оформление заказа')).toHaveFocus(), PATIENCE);
});
