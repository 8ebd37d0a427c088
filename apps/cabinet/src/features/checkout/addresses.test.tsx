import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { type FakeHandlers, problem } from '../../testing/fake-api.ts';
import { CUSTOMER, FILLED, good, PATIENCE, showCheckout } from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SAVE = 'installment.saveAddress';
type Kept = { id: string; name: string | null; region_id: string; district_id: string; address: string };
const HOME: Kept = { id: 'addr_1', name: 'Дом', region_id: '1718', district_id: '1718401', address: 'ул. Регистан, 5' };
const WORK: Kept = { id: 'addr_2', name: null, region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1' };

/** A server that stores addresses. The stored draft contains the address of `WORK`. */
async function show(kept = [HOME], more: FakeHandlers = {}) {
  let addresses = kept;
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  return showCheckout(
    good({
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
const button = (name: string) => screen.findByRole('button', { name }, PATIENCE);

test('a saved address fills region, district and street at one press', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await button('Дом: ул. Регистан, 5'));
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Регистан, 5');
  expect(screen.getByRole('button', { name: /Регион/ })).toHaveTextContent('Самаркандская область');
});

test('the address that was typed in is saved under a name, and offered no more', async () => {
  const user = userEvent.setup();
  const { server } = await show();
  await user.click(await button('Сохранить этот адрес'));
  await user.type(await screen.findByLabelText(/^Как назвать адрес/), ' Работа ');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await button('Сохранить'));
  expect(await button('Работа: ул. Бабура, 1')).toBeVisible();
  expect(await screen.findByText('Адрес сохранён')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сохранить этот адрес' })).toBeNull();
  expect(server.of(SAVE).map(({ body }) => body)).toEqual([
    { region_id: '1726', district_id: '1726294', address: 'ул. Бабура, 1', name: 'Работа' },
  ]);
});

test('an address that is kept already, however it is spelt, and one that is not whole are not offered to be saved', async () => {
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
  ['more than twenty', { status: 422, body: problem('validation_failed', 'Проверьте', { fields: { address: 'too_many' } }) }, /20 адресов/],
  ['no answer', 'no-answer' as const, /^Нет связи с сервером/],
])('%s: it is said why it was not saved, and the name stays', async (_what, answer, words) => {
  const user = userEvent.setup();
  await show([HOME], { [SAVE]: () => answer });
  await user.click(await button('Сохранить этот адрес'));
  await user.type(await screen.findByLabelText(/^Как назвать адрес/), 'Работа');
  await user.click(await button('Сохранить'));
  expect(await screen.findByText(words, {}, PATIENCE)).toBeVisible();
  expect(screen.getByLabelText(/^Как назвать адрес/)).toHaveValue('Работа');
});

test('a saved address is removed after a question, and the one that was filled in stays', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await button('Удалить адрес: Дом: ул. Регистан, 5'));
  await user.click(await button('Оставить'));
  expect(await button('Дом: ул. Регистан, 5')).toBeVisible();
  await user.click(await button('Удалить адрес: Дом: ул. Регистан, 5'));
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await button('Удалить'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Дом: ул. Регистан, 5' })).toBeNull(), PATIENCE);
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
});
