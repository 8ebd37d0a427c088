import '../theme/index.ts';
import type { Locale } from '@muddat/i18n';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getElement, renderInBrowser } from '../internal/render-in-browser.tsx';
import { AmountField } from './amount-field.tsx';

let end = (): void => undefined;
afterEach(() => end());

const LARGEST = 999_999_999;
/** The width that a card leaves a field in a window of 320 px. */
const PHONE_FIELD = 240;

it.each<[number, Locale, string]>([
  [PHONE_FIELD, 'ru', '100%'],
  [PHONE_FIELD, 'uz', '100%'],
  [PHONE_FIELD, 'ru', '130%'],
  [PHONE_FIELD, 'uz', '130%'],
  [340, 'uz', '100%'],
])('the largest amount is not cut in a field of %d px, in %s with text of %s', async (width, locale, fontSize) => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = fontSize;
  const field = (
    <div style={{ inlineSize: width, containerType: 'inline-size' }}>
      <AmountField label="Amount" name="amount" large="hero" value={LARGEST} onChange={() => undefined} />
    </div>
  );
  const { host, close } = renderInBrowser(field, locale);
  end = () => {
    close();
    document.documentElement.style.fontSize = '';
  };
  await document.fonts.ready;
  const input = getElement('input', host);
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(24);
  expect(host.scrollWidth).toBeLessThanOrEqual(360);
});
