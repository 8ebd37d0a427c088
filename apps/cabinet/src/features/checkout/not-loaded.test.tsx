import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Draft } from '../../domain/checkout/draft.ts';
import { keepDraft } from '../../domain/checkout/draft-store.ts';
import { BRANCH, CHECKED_STORE, DISTRICTS } from '../../testing/checkout.ts';
import { type FakeOperation, problem } from '../../testing/fake-api.ts';
import { CARD } from '../../testing/orders.ts';
import { CUSTOMER, FILLED, good, PATIENCE, showCheckout } from '../../testing/show-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const DOWN = { status: 500, body: problem('internal', 'Что-то пошло не так') };
const STORE = {
  ...CHECKED_STORE.store,
  categories: [],
  description: '',
  installment_terms: [],
  cash_commission_bp: 200,
  rating: 4.7,
  review_count: 1,
  addresses: [BRANCH],
};
const CARDS_FAILED = 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку';

/** Makes an operation fail until `mend` is called. */
async function showBroken(operation: FakeOperation, body: unknown, draft: Draft = FILLED) {
  let isDown = true;
  keepDraft(localStorage, CUSTOMER, draft, Date.now());
  const { server } = await showCheckout(good({ [operation]: () => (isDown ? DOWN : { body }) }));
  return { server, mend: () => (isDown = false) };
}
const errorOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title }, PATIENCE);
  const alert = heading.closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error('The heading is of no error');
  return within(alert);
};

test('regions that fail to load say so, the rest of the address stays, and they can be asked for again', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('mobile.listDistricts', DISTRICTS);
  const error = await errorOf('Не удалось загрузить регионы');
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
  mend();
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /Регион/ }, PATIENCE)).toBeVisible();
  expect(screen.queryByText('Не удалось загрузить регионы')).toBeNull();
});

test('branches that fail to load say so and can be asked for again', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('installment.getStore', { data: STORE }, { ...FILLED, kind: 'pickup' });
  const error = await errorOf('Не удалось загрузить пункты самовывоза');
  mend();
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, PATIENCE)).toBeVisible();
});

test('without a network the checkout says so, rather than waiting for one, and is there once the network is', async () => {
  const user = userEvent.setup();
  onlineManager.setOnline(false);
  let isOffline = true;
  const handlers = good({ 'installment.getStore': () => ({ body: { data: STORE } }) });
  const offline = Object.fromEntries(
    Object.entries(handlers).map(([name, answer]) => [
      name,
      (call: Parameters<typeof answer>[0]) => (isOffline ? 'no-answer' : answer(call)),
    ]),
  );
  keepDraft(localStorage, CUSTOMER, { ...FILLED, kind: 'pickup' }, Date.now());
  await showCheckout(offline);
  const error = await errorOf('Не удалось загрузить корзину');
  isOffline = false;
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, PATIENCE)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Доставка/ }));
  // The requests for regions and cards failed together with the basket's. They are sent again when the network returns.
  await errorOf('Не удалось загрузить регионы');
  onlineManager.setOnline(true);
  expect(await screen.findByRole('button', { name: /Регион/ }, PATIENCE)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /1234/ }, PATIENCE)).toBeVisible();
});

test('[S8-07] cards that fail to load are not told as none, and can be asked for again', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('billing.listEntities', { data: [CARD] });
  const retry = await screen.findByRole('button', { name: CARDS_FAILED }, PATIENCE);
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
  mend();
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: /1234/ }, PATIENCE)).toBeVisible();
  expect(screen.queryByRole('button', { name: CARDS_FAILED })).toBeNull();
});

test('cards on their way are told as such', async () => {
  keepDraft(localStorage, CUSTOMER, FILLED, Date.now());
  await showCheckout(good({ 'billing.listEntities': () => new Promise(() => undefined) }));
  expect(await screen.findByText('Загружаем карты…', {}, PATIENCE)).toBeInTheDocument();
});
