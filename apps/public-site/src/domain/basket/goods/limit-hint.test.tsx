import { readChosenTerm, saveChosenTerm } from '@muddat/app-shell/basket';
import { calculateOffer } from '@muddat/ui/true-price';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import { LimitHint } from './limit-hint.tsx';

beforeEach(() => saveChosenTerm(null));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATIENCE = { timeout: 30_000 };
const AS_OF = '2026-11-29';
const OFFER = calculateOffer({ price: 1_000_000, initialFee: 0, markupBp: 2_700, months: 12, confirmedOn: AS_OF });
const GROUP: BasketStoreGroup = { store: null, logo: null, rows: [], total: { goods: 1_000_000, offers: [OFFER], asOf: AS_OF } };
const TERM = { months: 12, payments: 12, monthly: OFFER.monthly_payment, markup: OFFER.markup, toPay: OFFER.to_pay };

async function showWithLimit(limit: object) {
  const fetchLimit = vi.fn(async () => Response.json({ data: limit }));
  vi.stubGlobal('fetch', fetchLimit);
  await renderInSite(<LimitHint groups={[GROUP]} term={TERM} locale="ru" />);
  await expect.poll(() => fetchLimit.mock.calls.length).toBe(1);
}

test('if the limit is too small, the basket shows the plan with the least initial fee and leads to it in the checkout', async () => {
  await showWithLimit({ status: 'approved', available: 1_000_000 });
  const plan = await screen.findByText(/^Сразу/, {}, PATIENCE);
  expect(plan.textContent?.replaceAll('\u00a0', ' ')).toBe('Сразу 213 000, потом 84 000 × 12');
  const order = screen.getByRole('link', { name: 'Купить с первым взносом' });
  expect(order.getAttribute('href')).toBe('/ru/cabinet/checkout?fee=213000');
  // The press is the choice of the term: nothing is chosen before it.
  expect(readChosenTerm()).toBeNull();
  order.addEventListener('click', (event) => event.preventDefault());
  order.click();
  expect(readChosenTerm()).toBe(12);
});

test('if no initial fee fits the limit, the basket says so and offers no plan', async () => {
  await showWithLimit({ status: 'approved', available: 50_000 });
  expect(await screen.findByText(/Выберите меньше товаров или заплатите сразу/, {}, PATIENCE)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['suffices', { status: 'approved', available: 1_270_000 }],
  ['is not approved', { status: 'blocked', available: 0 }],
])('the basket says nothing about a limit that %s', async (_what, limit) => {
  await showWithLimit(limit);
  await expect(screen.findByText(/^Лимита не хватает/, {}, { timeout: 300 })).rejects.toThrow();
});
