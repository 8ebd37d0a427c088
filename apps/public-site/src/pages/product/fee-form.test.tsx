import { saveChosenTerm } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearBasket } from '../../testing/clear-basket.ts';
import { quoteResponse, renderProduct, stubQuotes, termText } from '../../testing/render-product.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveChosenTerm(null);
  clearBasket();
});
async function openFee() {
  await userEvent.click(screen.getByText('Добавить первый взнос'));
  return screen.findByRole('textbox', { name: /Первый взнос/ });
}

test('the initial fee starts empty, and typing one updates the terms from the backend', async () => {
  stubQuotes(quoteResponse);
  await renderProduct();
  const field = await openFee();
  expect(field).toHaveValue('');
  await userEvent.type(field, '800000');
  await expect.poll(() => termText(12)).toContain('5 880 000');
  expect(screen.getByText('Условия выше — уже с этим взносом.').checkVisibility()).toBe(true);
  await userEvent.clear(field);
  await expect.poll(() => termText(12)).toContain('6 096 000');
});

test('an initial fee of the whole price is not sent, and a message names the maximum', async () => {
  const asked = stubQuotes(quoteResponse);
  await renderProduct();
  const field = await openFee();
  await userEvent.type(field, '4800000');
  await screen.findByText(/Взнос может быть не больше 4.700.000.сум: в рассрочку должно остаться хотя бы 100.000.сум/);
  expect(asked.filter((fee) => fee === 4_800_000)).toEqual([]);
  expect(field).toHaveValue('4\u00a0800\u00a0000');
});

test('if the terms for an initial fee fail, the fee stays, and a retry button requests them again', async () => {
  let isDead = true;
  stubQuotes((months, fee) => (isDead ? { status: 503, body: {} } : quoteResponse(months, fee)));
  await renderProduct();
  const field = await openFee();
  await userEvent.type(field, '800000');
  await screen.findByText(/Не удалось посчитать с этим взносом/);
  expect(field).toHaveValue('800\u00a0000');
  isDead = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await expect.poll(() => termText(12)).toContain('5 880 000');
});
