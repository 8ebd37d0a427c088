import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/checkout/draft.ts';
import { keepDraft, readDraft } from '../../domain/checkout/draft-store.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { BRANCH, CHECKED_STORE, OTHER_STORE } from '../../testing/checkout.ts';
import { problem } from '../../testing/fake-api.ts';
import { CARD } from '../../testing/orders.ts';
import {
  ASK,
  CREATE,
  CUSTOMER,
  codeField,
  consent,
  counted,
  FILLED,
  good,
  item,
  PATIENCE,
  RIGHT_CODE,
  showCheckout,
  sign,
  total,
} from '../../testing/show-checkout.tsx';
import { readAttempt } from './attempt-store.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const oneBranch = () => ({
  body: {
    data: {
      ...CHECKED_STORE.store,
      categories: [],
      description: '',
      installment_terms: [],
      cash_commission_bp: 200,
      rating: 4.7,
      review_count: 1,
      addresses: [BRANCH],
    },
  },
});

test('[S2-26][S3-07][X-01] what is chosen is quoted with every date, signed by a code, and placed', async () => {
  const user = userEvent.setup();
  const { server, named } = await showCheckout();
  await user.click(await screen.findByRole('radio', { name: /^Доставка/ }, PATIENCE));
  await user.click(screen.getByRole('radio', { name: /^В рассрочку/ }));
  await user.click(screen.getByRole('radio', { name: /^3 мес/ }));
  await user.click(screen.getByRole('radio', { name: /1234/ }));
  await user.click(await screen.findByRole('button', { name: /Регион/ }));
  await user.click(await screen.findByRole('option', { name: 'город Ташкент' }));
  await user.click(await screen.findByRole('button', { name: /Район или город/ }));
  await user.click(await screen.findByRole('option', { name: 'Учтепинский район' }));
  await user.type(screen.getByLabelText('Улица, дом, квартира'), 'ул. Бабура, 1');
  await counted();
  expect((await total()).getAllByText(/1\s454\s000/).length).toBeGreaterThan(0);
  await user.click(await consent());
  await user.click(await sign());
  await user.type(await codeField(), RIGHT_CODE);
  expect(await screen.findByRole('link', { name: /Оплатить 235\s000/ }, PATIENCE)).toHaveAttribute('href', '/ru/orders/100100/pay');
  expect(server.of(ASK).at(-1)?.body).toEqual({
    items: [{ product_id: '1000', quantity: 1 }],
    order_type: 'installment',
    months: 3,
    card_entity_id: CARD.entity_id,
    delivery: { kind: 'delivery', region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' },
  });
  expect(server.of(CREATE).map(({ body }) => body)).toEqual([{ quote_id: 'q_1', offer_accepted: true, offer_version: '2026-01' }]);
  await expect.poll(() => named.at(-1)).toBe('chk_1');
  await expect.poll(() => readDraft(localStorage, CUSTOMER, Date.now())).toEqual(EMPTY_DRAFT);
  expect(readAttempt(localStorage, CUSTOMER, Date.now())).toBeNull();
});

test('[S5-06][S5-07] a press too early says at each place what is missing, and nothing is sent', async () => {
  const user = userEvent.setup();
  const { server } = await showCheckout();
  await user.click(await sign());
  for (const sentence of ['Выберите: доставка или самовывоз', 'Выберите, как платить', 'Примите условия публичной оферты'])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(server.of(CREATE)).toEqual([]);
});

test.each([
  ['months', 'not_offered', 'На этот срок магазин не продаёт. Выберите другой', {}],
  ['delivery.region_id', 'not_served', 'Сюда магазин не доставляет. Выберите другой регион или самовывоз', {}],
  ['promo_code', 'unknown', 'Такого промокода нет. Проверьте буквы и цифры', {}],
  ['promo_code', 'expired', 'Срок промокода истёк. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'used_up', 'Этот промокод уже использован. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'other_store', 'Промокод не действует в этом магазине. Введите другой или оставьте поле пустым', {}],
  ['promo_code', 'too_small', 'Сумма заказа мала для этого промокода. Добавьте товары или оставьте поле пустым', {}],
  ['items', 'too_many', 'В одном заказе меньше 10 товаров: уберите лишнее из корзины', {}],
  ['card_entity_id', 'other_bank', 'В этом магазине нужна карта банка Hamkorbank', { bank: 'Hamkorbank' }],
  [
    'initial_fee',
    'out_of_range',
    'Внесите сразу не больше 900 000 сум: в рассрочку должно остаться хотя бы 100 000 сум',
    { initial_fee_max: 900_000 },
  ],
  ['initial_fee', 'out_of_range', 'Для такой суммы первый взнос не нужен: оставьте поле пустым', { initial_fee_max: 0 }],
  ['initial_fee', 'limit_exceeded', 'Лимита не хватает: внесите сразу хотя бы 500 000 сум', { initial_fee_min: 500_000 }],
])('[S5-06] a quote refused for %s (%s) says so at its field, and what was filled in stays', async (field, code, sentence, beside) => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(
    good({ [ASK]: () => ({ status: 422, body: problem('validation_failed', 'Проверьте', { fields: { [field]: code }, ...beside }) }) }),
  );
  expect(await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === sentence, {}, PATIENCE)).toBeVisible();
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});

test('without a limit the way to one is offered, and what was filled in is found again', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(
    good({ [ASK]: () => ({ status: 422, body: problem('validation_failed', 'Проверьте', { fields: { order_type: 'limit_required' } }) }) }),
  );
  expect(await screen.findByRole('link', { name: 'Получить лимит' }, PATIENCE)).toBeVisible();
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});

test('goods of two stores are two orders; one store alone can be ordered, and fetched', async () => {
  const user = userEvent.setup();
  const { server } = await showCheckout(
    good({
      'installment.getBasket': () => ({ body: { items: [item('1000'), item('2000', 2)], version: 1 } }),
      'installment.checkBasket': () => ({ body: { stores: [CHECKED_STORE, OTHER_STORE], gone: [], as_of: '2026-11-24' } }),
      'installment.getStore': oneBranch,
    }),
  );
  expect(await screen.findByText('Это будет 2 заказа, подпись одна.', {}, PATIENCE)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).toBeDisabled();
  expect(screen.getByText(/^У каждого магазина свой пункт/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Оформить только Lola Libos' }));
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).toBeEnabled();
  expect(screen.getByText('Товары других магазинов останутся в корзине, их можно оформить следом.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Самовывоз/ }));
  await user.click(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, PATIENCE));
  await user.click(screen.getByRole('radio', { name: /^Сразу всю сумму/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Наличными/ }));
  const delivery = { kind: 'pickup', address_id: '1-1' };
  await expect
    .poll(() => server.of(ASK).at(-1)?.body, PATIENCE)
    .toEqual({ items: [{ product_id: '2000', quantity: 2 }], order_type: 'full', cash: true, delivery });
  await user.click(screen.getByRole('button', { name: 'Оформить всё вместе' }));
  expect(screen.getByRole('radio', { name: /^Самовывоз/ })).not.toBeChecked();
});

test('a pickup is at a branch of the store', async () => {
  const user = userEvent.setup();
  const { server } = await showCheckout(
    good({
      'installment.getStore': oneBranch,
    }),
  );
  await user.click(await screen.findByRole('radio', { name: /^Самовывоз/ }, PATIENCE));
  await user.click(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, PATIENCE));
  await user.click(screen.getByRole('radio', { name: /^Сразу всю сумму/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Наличными/ }));
  await expect
    .poll(() => server.of(ASK).at(-1)?.body, PATIENCE)
    .toEqual({
      items: [{ product_id: '1000', quantity: 1 }],
      order_type: 'full',
      cash: true,
      delivery: { kind: 'pickup', address_id: '1-1' },
    });
});

test('a basket that does not come can be asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const basket = good()['installment.getBasket'];
  await showCheckout(
    good({
      'installment.getBasket': (call) =>
        isDown || basket === undefined ? { status: 500, body: problem('internal', 'Что-то пошло не так') } : basket(call),
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Повторить' }, PATIENCE);
  isDown = false;
  await user.click(retry);
  expect(await sign()).toBeVisible();
});

test('an empty basket says so and leads to the catalogue', async () => {
  await showCheckout(good({ 'installment.getBasket': () => ({ body: { items: [], version: 0 } }) }));
  expect(await screen.findByRole('link', { name: 'Выбрать товары' }, PATIENCE)).toHaveAttribute('href', '/ru/catalogue');
});

test('the form is accessible, filled in and refused', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout();
  await counted();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a quote refused for what the form has no place for is told in the words of the server', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(
    good({ [ASK]: () => ({ status: 422, body: problem('validation_failed', 'Магазин закрыт на учёт', { fields: { store: 'closed' } }) }) }),
  );
  expect(await screen.findByText('Магазин закрыт на учёт', {}, PATIENCE)).toBeVisible();
});
