import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { DILNOZA, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { EMPTY_DRAFT } from './draft.ts';
import { keepDraft } from './draft-store.ts';
import { useCheckoutHref } from './use-checkout-href.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BASKET = 'installment.getBasket';
const ITEM = { product_id: '1000', quantity: 1, added_at: '2026-11-24T08:00:00.000Z', price: null };
const WAIT = { timeout: 10_000 };

function Way() {
  return <output>{useCheckoutHref() ?? 'none'}</output>;
}
async function showWay(answer: { status?: number; body: unknown }) {
  const server = fakeApi({ [BASKET]: () => answer });
  await renderInCabinet(<Way />, { api: server.api });
  return server;
}
const begin = () => keepDraft(localStorage, DILNOZA.user?.id ?? '', { ...EMPTY_DRAFT, kind: 'pickup' }, Date.now());

test('a checkout that was begun is led back to while the basket holds goods', async () => {
  begin();
  await showWay({ body: { items: [ITEM], version: 1 } });
  expect(await screen.findByText('/ru/cabinet/checkout', {}, WAIT)).toBeVisible();
});

test('with an empty basket there is nothing to go back to', async () => {
  begin();
  const server = await showWay({ body: { items: [], version: 2 } });
  await waitFor(() => expect(server.of(BASKET)).toHaveLength(1), WAIT);
  expect(screen.getByText('none')).toBeVisible();
  await expect(screen.findByText('/ru/cabinet/checkout', {}, { timeout: 300 })).rejects.toThrow();
});

test('a basket that does not come takes no way back from who has begun', async () => {
  begin();
  await showWay({ status: 500, body: problem('internal', 'Что-то пошло не так') });
  expect(await screen.findByText('/ru/cabinet/checkout', {}, WAIT)).toBeVisible();
});

test('who has begun none is asked for no basket', async () => {
  const server = await showWay({ body: { items: [ITEM], version: 1 } });
  expect(await screen.findByText('none', {}, WAIT)).toBeVisible();
  expect(server.of(BASKET)).toEqual([]);
});
