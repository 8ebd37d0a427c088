import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { PLACED_TWO_ORDERS } from '../../testing/checkout.ts';
import {
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  FIND_CHECKOUT_OPERATION,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  RIGHT_CODE,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
  waitForQuote,
} from '../../testing/render-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, WAIT_OPTIONS);
const backTo = (name: string) => screen.getByRole('link', { name });

test('[S2-26] each checkout step has its own heading; the code field, then the result heading gets the focus', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout();
  await waitForQuote();
  expect(await heading('Оформление заказа')).toBeVisible();
  expect(backTo('Назад в корзину')).toHaveAttribute('href', '/ru/basket');
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  expect(await heading('Подтверждение')).toBeVisible();
  expect(await findCodeField()).toHaveFocus();
  await user.type(await findCodeField(), RIGHT_CODE);
  const placed = await heading('Заказ оформлен');
  await waitFor(() => expect(placed).toHaveFocus());
  expect(backTo('К заказам')).toHaveAttribute('href', '/ru/orders');
  expect(screen.queryByRole('heading', { name: 'Оформление заказа' })).toBeNull();
});

test('after placing two orders the heading of the checkout is in the plural', async () => {
  await renderCheckout(successHandlers({ 'installment.getCheckout': () => ({ body: PLACED_TWO_ORDERS }) }), 'chk_1');
  expect(await heading('Заказы оформлены')).toBeVisible();
});

test('while it is unknown whether the order was placed, the heading of the checkout has the focus', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({ [CREATE_CHECKOUT_OPERATION]: () => 'no-answer', [FIND_CHECKOUT_OPERATION]: () => new Promise(() => undefined) }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  expect(await screen.findByText('Узнаём, оформлен ли заказ', {}, WAIT_OPTIONS)).toBeVisible();
  await waitFor(async () => expect(await heading('Оформление заказа')).toHaveFocus());
});

test('going back from the code step focuses the heading of the checkout form', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(successHandlers(), 'chk_1');
  await user.click(await screen.findByRole('button', { name: 'Вернуться к заказу' }, WAIT_OPTIONS));
  await waitFor(async () => expect(await heading('Оформление заказа')).toHaveFocus(), WAIT_OPTIONS);
});
