import '@muddat/ui/theme';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPay, successRoutes } from '../../testing/render-pay.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

test.each([
  [1366, 657],
  [1280, 720],
  [1024, 500],
  [360, 640],
])('at %i×%i the pay button is in the window before any scrolling', async (width, height) => {
  await page.viewport(width, height);
  await renderPay({ server: fakeServer(successRoutes()) });
  const button = await screen.findByRole('button', { name: /^Оплатить \d/ });
  await expect.poll(() => button.getBoundingClientRect().bottom).toBeLessThan(height);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  expect(button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
});
