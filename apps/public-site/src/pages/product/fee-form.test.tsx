import { chooseTerm } from '@muddat/app-shell/basket';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetBasket } from '../../testing/forget-basket.ts';
import { backend, quoted, showProduct, told } from '../../testing/show-product.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  chooseTerm(null);
  forgetBasket();
});
async function openFee() {
  await userEvent.click(screen.getByText('Внести часть сразу'));
  return screen.findByRole('textbox', { name: /Первый взнос/ });
}

test('a fee of one’s own starts empty, and the terms follow it as the backend counts them', async () => {
  backend(quoted);
  await showProduct();
  const field = await openFee();
  expect(field).toHaveValue('');
  await userEvent.type(field, '800000');
  await expect.poll(() => told('12 месяцев')).toContain('всего 5 880 000 сум');
  expect(screen.getByText('Условия выше — уже с этим взносом.').checkVisibility()).toBe(true);
  await userEvent.clear(field);
  await expect.poll(() => told('12 месяцев')).toContain('всего 6 096 000 сум');
});

test('a fee that leaves nothing to spread is not asked for, and its bound is named', async () => {
  const asked = backend(quoted);
  await showProduct();
  const field = await openFee();
  await userEvent.type(field, '4800000');
  await screen.findByText(/Взнос может быть не больше 4.700.000.сум: в рассрочку должно остаться хотя бы 100.000.сум/);
  expect(asked.filter((fee) => fee === 4_800_000)).toEqual([]);
  expect(field).toHaveValue('4\u00a0800\u00a0000');
});

test('a fee whose terms do not come is kept, said, and asked for again on a press', async () => {
  let isDead = true;
  backend((months, fee) => (isDead ? { status: 503, body: {} } : quoted(months, fee)));
  await showProduct();
  const field = await openFee();
  await userEvent.type(field, '800000');
  await screen.findByText(/Не удалось посчитать с этим взносом/);
  expect(field).toHaveValue('800\u00a0000');
  isDead = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await expect.poll(() => told('12 месяцев')).toContain('всего 5 880 000 сум');
});
