import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { CHECKED_STORE, PLACED, QUOTE, SENT } from '../../testing/checkout.ts';
import { problem } from '../../testing/fake-api.ts';
import {
  ASK,
  CONFIRM,
  CREATE,
  CUSTOMER,
  codeField,
  consent,
  counted,
  FILLED,
  good,
  item,
  PATIENCE,
  showCheckout,
  sign,
} from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BASKET = 'installment.getBasket';
const CHECK = 'installment.checkBasket';
const refusedFor = (fields: Record<string, string>) => ({ status: 422, body: problem('validation_failed', 'Проверьте', { fields }) });
/** Makes the document visible again, as after the customer has changed something in another tab and returned to this one. */
const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
const address = () => screen.getByLabelText('Улица, дом, квартира');

test('a product that left the catalogue is told beside the goods, and what was filled in stays', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(
    good({
      [BASKET]: () => ({ body: { items: [item('1000'), item('gone')], version: 1 } }),
      [CHECK]: () => ({ body: { stores: [CHECKED_STORE], gone: ['gone'], as_of: '2026-11-24' } }),
      [ASK]: () => refusedFor({ 'items.1.product_id': 'gone' }),
    }),
  );
  expect(await screen.findByText('1 товара больше нет в продаже. Уберите его из корзины.', {}, PATIENCE)).toBeVisible();
  expect(await screen.findByText('Одного из товаров больше нет в продаже. Уберите его из корзины', {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить корзину' })).toHaveAttribute('href', '/ru/basket');
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test('a basket of which nothing is sold any more says so, and not that it is empty', async () => {
  await showCheckout(good({ [CHECK]: () => ({ body: { stores: [], gone: ['1000'], as_of: '2026-11-24' } }) }));
  expect(await screen.findByText('Этих товаров больше нет в продаже', {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/ru/catalogue');
});

test.each([
  ['sold_out' as const, 0, 'Смартфон Samsung A255, 256 ГБ: нет в наличии. Уберите из корзины'],
  ['less_stock' as const, 1, 'Смартфон Samsung A255, 256 ГБ: осталось 1 шт. Поправьте количество в корзине'],
])('goods that went while the form was filled in (%s) are named beside them', async (state, available, sentence) => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let gone = false;
  await showCheckout(
    good({
      [CHECK]: () => ({
        body: {
          stores: [gone ? { ...CHECKED_STORE, items: CHECKED_STORE.items.map((line) => ({ ...line, state, available })) } : CHECKED_STORE],
          gone: [],
          as_of: '2026-11-24',
        },
      }),
      [ASK]: () => {
        gone = true;
        return refusedFor({ 'items.0.quantity': state });
      },
    }),
  );
  expect(await screen.findByText(sentence, {}, PATIENCE)).toBeVisible();
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test('a basket edited in another tab is counted anew, and what was typed stays, also a card that is half typed', async () => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let quantity = 1;
  const { server } = await showCheckout(good({ [BASKET]: () => ({ body: { items: [item('1000', quantity)], version: quantity } }) }));
  await counted();
  await user.click(screen.getByRole('button', { name: 'Добавить карту' }));
  await user.type(await screen.findByLabelText('Номер карты'), '8600');
  quantity = 2;
  comeBack();
  await expect.poll(() => server.of(ASK).at(-1)?.body, PATIENCE).toMatchObject({ items: [{ product_id: '1000', quantity: 2 }] });
  expect(screen.getByLabelText('Номер карты')).toHaveValue('8600');
  expect(address()).toHaveValue('ул. Бабура, 1');
});

test.each([
  ['holds something else', { body: { items: [item('2000', 3)], version: 2 } }],
  ['is empty', { body: { items: [], version: 2 } }],
  ['does not come', { status: 500, body: problem('internal', 'Что-то пошло не так') }],
])('a basket that %s while the code is typed takes no code away: what was signed is placed', async (_what, later) => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let edited = false;
  const { server } = await showCheckout(
    good({ [BASKET]: () => (edited ? later : { body: { items: [item('1000')], version: 1 } }), [CONFIRM]: () => ({ body: PLACED }) }),
  );
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  await user.type(await codeField(), '123');
  edited = true;
  const asked = server.of(BASKET).length;
  comeBack();
  await expect.poll(() => server.of(BASKET).length, PATIENCE).toBeGreaterThan(asked);
  expect(await codeField()).toHaveValue('123');
  await user.type(await codeField(), '456');
  expect(await screen.findByText('Заказ № 100100', {}, PATIENCE)).toBeVisible();
  expect(server.of(CREATE).map(({ body }) => body)).toMatchObject([{ quote_id: 'q_1' }]);
});

test('goods that wait in the basket still are told when the order is placed', async () => {
  await showCheckout(
    good({
      [BASKET]: () => ({ body: { items: [item('2000', 2)], version: 2 } }),
      'installment.getCheckout': () => ({ body: PLACED }),
    }),
    'chk_1',
  );
  expect(await screen.findByText('В корзине осталось 2 товара.', {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/ru/basket');
});

test('a card that was deleted, and was the only one, is told where one is added', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(
    good({ 'billing.listEntities': () => ({ body: { data: [] } }), [ASK]: () => refusedFor({ card_entity_id: 'not_found' }) }),
  );
  expect(await screen.findByText('Этой карты больше нет. Выберите другую или добавьте', {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
});

test.each([
  ['a quote of yesterday whose sums are the same', {}, /ничего не изменилось\. Заказ ещё не оформлен: подпишите ещё раз/],
  ['another version of the offer', { offer_version: '2026-12' }, /Публичная оферта: есть новая версия, прочитайте её/],
])('%s is told, and signed anew', async (_what, change, words) => {
  const user = userEvent.setup();
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  let quote = QUOTE;
  const { server } = await showCheckout(
    good({
      [ASK]: () => ({ body: { data: quote } }),
      [CREATE]: () => {
        quote = { ...QUOTE, ...change, quote_id: 'q_2' };
        return server.of(CREATE).length === 1
          ? { status: 409, body: problem('quote_changed', 'Условия изменились', { quote }) }
          : { status: 201, body: SENT };
      },
    }),
  );
  await counted();
  await user.click(await consent());
  await user.click(await sign());
  expect(await screen.findByText(words, {}, PATIENCE)).toBeVisible();
  await waitFor(async () => expect(await consent()).not.toBeChecked());
  await user.click(await consent());
  await user.click(await sign());
  await codeField();
  expect(server.of(CREATE).at(-1)?.body).toMatchObject({ quote_id: 'q_2', ...change });
});
