import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, problemBody } from '../../testing/fake-api.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { EMPTY_CHECKOUT_DRAFT } from './checkout-draft.ts';
import { saveCheckoutDraft } from './checkout-draft-store.ts';
import { useCheckoutHref } from './use-checkout-href.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BASKET = 'installment.getBasket';
const ITEM = { product_id: '1000', quantity: 1, added_at: '2026-11-24T08:00:00.000Z', price: null };
const WAIT = { timeout: 30_000 };

function Way() {
  return <output>{useCheckoutHref() ?? 'none'}</output>;
}
async function showWay(answer: { status?: number; body: unknown }) {
  const server = fakeApi({ [BASKET]: () => answer });
  await renderInCabinet(<Way />, { api: server.api });
  return server;
}
const begin = () =>
  saveCheckoutDraft(localStorage, CUSTOMER_SESSION.user?.id ?? '', { ...EMPTY_CHECKOUT_DRAFT, kind: 'pickup' }, Date.now());

test('`useCheckoutHref` returns the address of an unfinished checkout while the basket has goods', async () => {
  begin();
  await showWay({ body: { items: [ITEM], version: 1 } });
  expect(await screen.findByText('/ru/cabinet/checkout', {}, WAIT)).toBeVisible();
});

test('`useCheckoutHref` returns no address for an unfinished checkout while the basket is empty', async () => {
  begin();
  const server = await showWay({ body: { items: [], version: 2 } });
  await waitFor(() => expect(server.requestsTo(BASKET)).toHaveLength(1), WAIT);
  expect(screen.getByText('none')).toBeVisible();
  await expect(screen.findByText('/ru/cabinet/checkout', {}, { timeout: 300 })).rejects.toThrow();
});

test('`useCheckoutHref` returns the address of an unfinished checkout even if the basket fails to load', async () => {
  begin();
  await showWay({ status: 500, body: problemBody('internal', 'Что-то пошло не так') });
  expect(await screen.findByText('/ru/cabinet/checkout', {}, WAIT)).toBeVisible();
});

test('without an unfinished checkout `useCheckoutHref` returns no address and does not request the basket', async () => {
  const server = await showWay({ body: { items: [ITEM], version: 1 } });
  expect(await screen.findByText('none', {}, WAIT)).toBeVisible();
  expect(server.requestsTo(BASKET)).toEqual([]);
});
