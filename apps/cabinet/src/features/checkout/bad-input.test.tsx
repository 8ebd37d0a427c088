import { saveChosenTerm } from '@muddat/app-shell/basket';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { CHECKED_STORE, CHECKOUT_AWAITING_CODE, CHECKOUT_QUOTE, PLACED_CHECKOUT } from '../../testing/checkout.ts';
import { problemBody } from '../../testing/fake-api.ts';
import {
  basketItem,
  CONFIRM_CHECKOUT_OPERATION,
  CREATE_CHECKOUT_OPERATION,
  CUSTOMER_ID,
  FILLED_DRAFT,
  findCodeField,
  findConsentCheckbox,
  findSignButton,
  QUOTE_CHECKOUT_OPERATION,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
  waitForQuote,
} from '../../testing/render-checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  saveChosenTerm(null);
});
afterEach(cleanup);

const BASKET = 'installment.getBasket';
const CHECK = 'installment.checkBasket';
const refusedFor = (fields: Record<string, string>) => ({ status: 422, body: problemBody('validation_failed', 'Проверьте', { fields }) });
/** Makes the document visible again, as after the customer has changed something in another tab and returned to this one. */
const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
const address = () => screen.getByLabelText('Улица, дом, квартира');

test('the checkout reports a product that is no longer sold, links to the basket and keeps the typed address', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      [BASKET]: () => ({ body: { items: [basketItem('1000'), basketItem('gone')], version: 1 } }),
      [CHECK]: () => ({ body: { stores: [CHECKED_STORE], gone: ['gone'], as_of: '2026-11-24' } }),
      [QUOTE_CHECKOUT_OPERATION]: () => refusedFor({ 'items.1.product_id': 'gone' }),
    }),
  );
  expect(await screen.findByText('1 товара больше нет в продаже. Уберите его из корзины.', {}, WAIT_OPTIONS)).toBeVisible();
  expect(await screen.findByText('Одного из товаров больше нет в продаже. Уберите его из корзины', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить корзину' })).toHaveAttribute('href', '/ru/basket');
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test('if all products of the basket are no longer sold, the checkout says so and links to the catalogue', async () => {
  await renderCheckout(successHandlers({ [CHECK]: () => ({ body: { stores: [], gone: ['1000'], as_of: '2026-11-24' } }) }));
  expect(await screen.findByText('Этих товаров больше нет в продаже', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/ru/catalogue');
});

test.each([
  ['sold_out' as const, 0, 'Смартфон Samsung A255, 256 ГБ: нет в наличии. Уберите из корзины'],
  ['less_stock' as const, 1, 'Смартфон Samsung A255, 256 ГБ: осталось 1 шт. Поправьте количество в корзине'],
])('a product that becomes %s while the checkout is open is reported, and the address stays', async (state, available, sentence) => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let gone = false;
  await renderCheckout(
    successHandlers({
      [CHECK]: () => ({
        body: {
          stores: [gone ? { ...CHECKED_STORE, items: CHECKED_STORE.items.map((line) => ({ ...line, state, available })) } : CHECKED_STORE],
          gone: [],
          as_of: '2026-11-24',
        },
      }),
      [QUOTE_CHECKOUT_OPERATION]: () => {
        gone = true;
        return refusedFor({ 'items.0.quantity': state });
      },
    }),
  );
  expect(await screen.findByText(sentence, {}, WAIT_OPTIONS)).toBeVisible();
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test('the checkout quotes a basket edited in another tab again and keeps the address and a half-typed card number', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let quantity = 1;
  const { server } = await renderCheckout(
    successHandlers({ [BASKET]: () => ({ body: { items: [basketItem('1000', quantity)], version: quantity } }) }),
  );
  await waitForQuote();
  await user.click(screen.getByRole('button', { name: 'Добавить карту' }));
  await user.type(await screen.findByLabelText('Номер карты'), '8600');
  quantity = 2;
  comeBack();
  await expect
    .poll(() => server.requestsTo(QUOTE_CHECKOUT_OPERATION).at(-1)?.body, WAIT_OPTIONS)
    .toMatchObject({ items: [{ product_id: '1000', quantity: 2 }] });
  expect(screen.getByLabelText('Номер карты')).toHaveValue('8600');
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test.each([
  ['has other goods', { body: { items: [basketItem('2000', 3)], version: 2 } }],
  ['is empty', { body: { items: [], version: 2 } }],
  ['fails to load', { status: 500, body: problemBody('internal', 'Что-то пошло не так') }],
])('if the basket %s while the checkout code is typed, the code stays, and the signed order is placed', async (_what, later) => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let edited = false;
  const { server } = await renderCheckout(
    successHandlers({
      [BASKET]: () => (edited ? later : { body: { items: [basketItem('1000')], version: 1 } }),
      [CONFIRM_CHECKOUT_OPERATION]: () => ({ body: PLACED_CHECKOUT }),
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await user.type(await findCodeField(), '123');
  edited = true;
  const requests = server.requestsTo(BASKET).length;
  comeBack();
  await expect.poll(() => server.requestsTo(BASKET).length, WAIT_OPTIONS).toBeGreaterThan(requests);
  expect(await findCodeField()).toHaveValue('123');
  await user.type(await findCodeField(), '456');
  expect(await screen.findByText('Заказ № 100100', {}, WAIT_OPTIONS)).toBeVisible();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION).map(({ body }) => body)).toMatchObject([{ quote_id: 'q_1' }]);
});

test('the page of a placed checkout shows the number of goods left in the basket and links to it', async () => {
  await renderCheckout(
    successHandlers({
      [BASKET]: () => ({ body: { items: [basketItem('2000', 2)], version: 2 } }),
      'installment.getCheckout': () => ({ body: PLACED_CHECKOUT }),
    }),
    'chk_1',
  );
  expect(await screen.findByText('В корзине осталось 2 товара.', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/ru/basket');
});

test('if the only saved card was deleted, the checkout shows an error and the button that adds a card', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      'billing.listEntities': () => ({ body: { data: [] } }),
      [QUOTE_CHECKOUT_OPERATION]: () => refusedFor({ card_entity_id: 'not_found' }),
    }),
  );
  expect(await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
});

test.each([
  ['a new quote with the same amounts', {}, /ничего не изменилось\. Заказ ещё не оформлен: подпишите ещё раз/],
  ['a new version of the offer', { offer_version: '2026-12' }, /Публичная оферта: есть новая редакция, прочитайте её/],
])('if signing returns %s, the checkout announces it and requires a new signature', async (_what, change, words) => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let quote = CHECKOUT_QUOTE;
  const { server } = await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => ({ body: { data: quote } }),
      [CREATE_CHECKOUT_OPERATION]: () => {
        quote = { ...CHECKOUT_QUOTE, ...change, quote_id: 'q_2' };
        return server.requestsTo(CREATE_CHECKOUT_OPERATION).length === 1
          ? { status: 409, body: problemBody('quote_changed', 'Условия изменились', { quote }) }
          : { status: 201, body: CHECKOUT_AWAITING_CODE };
      },
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  expect(await screen.findByText(words, {}, WAIT_OPTIONS)).toBeVisible();
  await waitFor(async () => expect(await findConsentCheckbox()).not.toBeChecked());
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  await findCodeField();
  expect(server.requestsTo(CREATE_CHECKOUT_OPERATION).at(-1)?.body).toMatchObject({ quote_id: 'q_2', ...change });
});

test('an order refused for a deleted card shows the error until the next quote', async () => {
  const user = userEvent.setup();
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  let quotes = 0;
  await renderCheckout(
    successHandlers({
      [QUOTE_CHECKOUT_OPERATION]: () => {
        quotes += 1;
        return { body: { data: { ...CHECKOUT_QUOTE, quote_id: `q_${quotes}` } } };
      },
      [CREATE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте', { fields: { card_entity_id: 'not_found' } }),
      }),
    }),
  );
  await waitForQuote();
  await user.click(await findConsentCheckbox());
  await user.click(await findSignButton());
  expect(await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, WAIT_OPTIONS)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^12\sмес/ }));
  await waitFor(() => expect(screen.queryByText('Этой карты больше нет. Выберите другую или добавьте')).toBeNull(), WAIT_OPTIONS);
});
