import { expect, it } from 'vitest';
import { formatMoney } from './format-number.ts';

it.each([
  [15_000_000, 'ru', '15\u00A0000\u00A0000\u00A0сум'],
  [15_000_000, 'uz-Latn', '15\u00A0000\u00A0000\u00A0so\u02BBm'],
  [0, 'ru', '0\u00A0сум'],
  [-350_000, 'uz-Latn', '-350\u00A0000\u00A0so\u02BBm'],
  [15_000_000, 'uz-Cyrl', '15\u00A0000\u00A0000\u00A0сўм'],
  [10_000_000_000_000_000n, 'ru', '10\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000\u00A0сум'],
] as const)('the amount %o is shown in %s as %o', (amount, locale, text) => {
  expect(formatMoney(amount, locale)).toBe(text);
});
