import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { CHECKED_STORE, OTHER_CHECKED_STORE } from '../../testing/checkout.ts';
import { type FakeHandlers, problemBody } from '../../testing/fake-api.ts';
import {
  basketItem,
  CUSTOMER_ID,
  FILLED_DRAFT,
  QUOTE_CHECKOUT_OPERATION,
  renderCheckout,
  successHandlers,
  WAIT_OPTIONS,
} from '../../testing/render-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SAVE = 'installment.saveAddress';
type StoredAddress = { id: string; name: string | null; region_id: string; district_id: string; address: string };
const HOME: StoredAddress = { id: 'addr_1', name: 'Дом', region_id: '1718', district_id: '1718401', address: 'ул. Регистан, 5' };
const WORK: StoredAddress = { id: 'addr_2', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };

/** A server that stores addresses. The stored draft contains the address of `WORK`. */
async function show(kept = [HOME], more: FakeHandlers = {}) {
  let addresses = kept;
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  return renderCheckout(
    successHandlers({
      'installment.listAddresses': () => ({ body: { data: addresses } }),
      [SAVE]: ({ body }) => {
        const made = { ...WORK, name: Object(body).name ?? null };
        addresses = [made, ...addresses];
        return { status: 201, body: { data: made } };
      },
      'installment.deleteAddress': ({ path }) => {
        addresses = addresses.filter(({ id }) => !path.endsWith(id));
        return { status: 204 };
      },
      ...more,
    }),
  );
}
const button = (name: string) => screen.findByRole('button', { name }, WAIT_OPTIONS);

test('the checkout lists the capital first and districts by the alphabet, and the browser can fill in the address', async () => {
  await show([]);
  const street = await screen.findByLabelText('Улица, дом, квартира', {}, WAIT_OPTIONS);
  expect(street).toHaveAttribute('autocomplete', 'address-line1');
  // The browser fills in the hidden lists of the fields.
  const lists = () =>
    [...document.querySelectorAll('select')].map(({ autocomplete, options }) => [
      autocomplete,
      ...[...options].map(({ label }) => label).filter((label) => label.trim() !== ''),
    ]);
  await expect.poll(lists).toEqual([
    ['address-level1', 'город Ташкент', 'Самаркандская область'],
    ['address-level2', 'Учтепинский район', 'Юнусабадский район'],
  ]);
});

test('selecting a saved address in the checkout fills region and street', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await button('Дом: ул. Регистан, 5'));
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Регистан, 5');
  expect(screen.getByRole('button', { name: /Регион/ })).toHaveTextContent('Самаркандская область');
});

test('in the checkout the customer saves the typed address under a name, and the button that saves it disappears', async () => {
  const user = userEvent.setup();
  const { server } = await show();
  await user.click(await button('Сохранить этот адрес'));
  await user.type(await screen.findByLabelText(/^Как назвать адрес/), ' Работа ');
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(await button('Сохранить'));
  expect(await button('Работа: ул. Бабура, 1')).toBeVisible();
  expect(await screen.findByText('Адрес сохранён')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сохранить этот адрес' })).toBeNull();
  expect(server.requestsTo(SAVE).map(({ body }) => body)).toEqual([
    { region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1', name: 'Работа' },
  ]);
});

test('the button that saves an address is hidden for an incomplete address and one already saved in another spelling', async () => {
  const user = userEvent.setup();
  await show([{ ...WORK, address: 'УЛ.  Бабура, 1' }]);
  await button('УЛ. Бабура, 1');
  expect(screen.queryByRole('button', { name: 'Сохранить этот адрес' })).toBeNull();
  await user.clear(screen.getByLabelText('Улица, дом, квартира'));
  expect(screen.queryByRole('button', { name: 'Сохранить этот адрес' })).toBeNull();
  await user.type(screen.getByLabelText('Улица, дом, квартира'), 'ул. Бабура, 2');
  expect(await button('Сохранить этот адрес')).toBeVisible();
});

test.each([
  [
    'too many saved',
    { status: 422, body: problemBody('validation_failed', 'Проверьте', { fields: { address: 'too_many' } }) },
    /20 адресов/,
  ],
  ['no response', 'no-answer' as const, /^Нет связи с сервером/],
])('if saving an address fails (%s), the checkout shows the reason and keeps the typed name', async (_what, answer, words) => {
  const user = userEvent.setup();
  await show([HOME], { [SAVE]: () => answer });
  await user.click(await button('Сохранить этот адрес'));
  await user.type(await screen.findByLabelText(/^Как назвать адрес/), 'Работа');
  await user.click(await button('Сохранить'));
  expect(await screen.findByText(words, {}, WAIT_OPTIONS)).toBeVisible();
  expect(screen.getByLabelText(/^Как назвать адрес/)).toHaveValue('Работа');
});

test('in the checkout, deleting a saved address needs a confirmation and keeps the filled-in address', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await button('Удалить адрес: Дом: ул. Регистан, 5'));
  await user.click(await button('Оставить'));
  expect(await button('Дом: ул. Регистан, 5')).toBeVisible();
  await user.click(await button('Удалить адрес: Дом: ул. Регистан, 5'));
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(await button('Удалить'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Дом: ул. Регистан, 5' })).toBeNull(), WAIT_OPTIONS);
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});

test('[S5-06] with goods of two stores, the store that does not deliver is named', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(
    successHandlers({
      'installment.getBasket': () => ({ body: { items: [basketItem('1000'), basketItem('2000', 2)], version: 1 } }),
      'installment.checkBasket': () => ({ body: { stores: [CHECKED_STORE, OTHER_CHECKED_STORE], gone: [], as_of: '2026-11-24' } }),
      [QUOTE_CHECKOUT_OPERATION]: () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте', {
          fields: { 'delivery.region_id': 'not_served' },
          stores_without_delivery: ['Lola Libos'],
        }),
      }),
    }),
  );
  const sentence = 'Сюда не доставляют: «Lola Libos». Выберите другой регион или оформите эти товары отдельно';
  expect(await screen.findByText(sentence, {}, WAIT_OPTIONS)).toBeVisible();
});
