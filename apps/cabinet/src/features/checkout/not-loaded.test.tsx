import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckoutDraft } from '../../domain/checkout/checkout-draft.ts';
import { saveCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { CHECKED_STORE, DISTRICTS, STORE_BRANCH } from '../../testing/checkout.ts';
import { type FakeOperation, problemBody } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { CUSTOMER_ID, FILLED_DRAFT, renderCheckout, successHandlers, WAIT_OPTIONS } from '../../testing/render-checkout.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const DOWN = { status: 500, body: problemBody('internal', 'Что-то пошло не так') };
const STORE = {
  ...CHECKED_STORE.store,
  categories: [],
  description: '',
  installment_terms: [],
  cash_commission_bp: 200,
  rating: 4.7,
  review_count: 1,
  addresses: [STORE_BRANCH],
};
const CARDS_FAILED = 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку';

/** Makes an operation fail until `mend` is called. */
async function showBroken(operation: FakeOperation, body: unknown, draft: CheckoutDraft = FILLED_DRAFT) {
  let isDown = true;
  saveCheckoutDraft(localStorage, CUSTOMER_ID, draft, Date.now());
  const { server } = await renderCheckout(successHandlers({ [operation]: () => (isDown ? DOWN : { body }) }));
  return { server, mend: () => (isDown = false) };
}
const errorOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title }, WAIT_OPTIONS);
  const alert = heading.closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error('The heading is of no error');
  return within(alert);
};

test('regions that fail to load in the checkout show an error with a retry, and the typed address stays', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('mobile.listDistricts', DISTRICTS);
  const error = await errorOf('Не удалось загрузить регионы');
  expect(screen.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Бабура, 1');
  mend();
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /Регион/ }, WAIT_OPTIONS)).toBeVisible();
  expect(screen.queryByText('Не удалось загрузить регионы')).toBeNull();
});

test('pickup branches that fail to load in the checkout show an error with a retry', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('installment.getStore', { data: STORE }, { ...FILLED_DRAFT, kind: 'pickup' });
  const error = await errorOf('Не удалось загрузить пункты самовывоза');
  mend();
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, WAIT_OPTIONS)).toBeVisible();
});

test('without a network the checkout shows errors immediately; regions and cards load once the network is back', async () => {
  const user = userEvent.setup();
  onlineManager.setOnline(false);
  let isOffline = true;
  const handlers = successHandlers({ 'installment.getStore': () => ({ body: { data: STORE } }) });
  const offline = Object.fromEntries(
    Object.entries(handlers).map(([name, answer]) => [
      name,
      (call: Parameters<typeof answer>[0]) => (isOffline ? 'no-answer' : answer(call)),
    ]),
  );
  saveCheckoutDraft(localStorage, CUSTOMER_ID, { ...FILLED_DRAFT, kind: 'pickup' }, Date.now());
  await renderCheckout(offline);
  const error = await errorOf('Не удалось загрузить корзину');
  isOffline = false;
  await user.click(error.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('radio', { name: /ул\. Бабура, 12/ }, WAIT_OPTIONS)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Доставка/ }));
  // The requests for regions and cards failed together with the basket's. They are sent again when the network returns.
  await errorOf('Не удалось загрузить регионы');
  onlineManager.setOnline(true);
  expect(await screen.findByRole('button', { name: /Регион/ }, WAIT_OPTIONS)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /1234/ }, WAIT_OPTIONS)).toBeVisible();
});

test('[S8-07] cards that fail to load in the checkout show a retry beside the button that adds a card', async () => {
  const user = userEvent.setup();
  const { mend } = await showBroken('billing.listEntities', { data: [SAVED_CARD] });
  const retry = await screen.findByRole('button', { name: CARDS_FAILED }, WAIT_OPTIONS);
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
  mend();
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: /1234/ }, WAIT_OPTIONS)).toBeVisible();
  expect(screen.queryByRole('button', { name: CARDS_FAILED })).toBeNull();
});

test('while cards load, the checkout form announces it to screen readers', async () => {
  saveCheckoutDraft(localStorage, CUSTOMER_ID, FILLED_DRAFT, Date.now());
  await renderCheckout(successHandlers({ 'billing.listEntities': () => new Promise(() => undefined) }));
  expect(await screen.findByText('Загружаем карты…', {}, WAIT_OPTIONS)).toBeInTheDocument();
});
