import '@muddat/ui/theme';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPay, successRoutes } from '../../testing/render-pay.tsx';

const PHONE_WIDTH = 320;

beforeEach(async () => {
  document.body.innerHTML = '';
  localStorage.clear();
  await page.viewport(PHONE_WIDTH, 720);
  document.documentElement.style.fontSize = '130%';
  // The side paddings of CabinetLayout.
  document.body.style.padding = '0 16px';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
  document.body.style.padding = '';
});

test.each([
  ['ru', 'Сумма'],
  ['uz', 'Summa'],
] as const)(
  'the pay form at 320 px with text of 130 % shows a long amount whole and does not scroll sideways: %s',
  async (locale, label) => {
    const user = userEvent.setup();
    await renderPay({ server: fakeServer(successRoutes()), locale });
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, '999999999');
    await document.fonts.ready;
    expect(field).toHaveValue('999\u00a0999\u00a0999');
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > PHONE_WIDTH + 1);
    expect(wide.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE_WIDTH);
  },
);
