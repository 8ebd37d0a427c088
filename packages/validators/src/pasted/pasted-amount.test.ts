import { expect, it } from 'vitest';
import { failureText } from '../failure-text.ts';
import { pastedAmount } from './pasted-amount.ts';

it.each([
  ['50000', 50_000],
  ['50 000', 50_000],
  ['50\u00A0000', 50_000],
  ['50\u202F000', 50_000],
  ['50\u2009000', 50_000],
  ["50'000", 50_000],
  ['50 000,00', 50_000],
  ['50000.5', 50_000],
  ['50.000', 50_000],
  ['1.250.000', 1_250_000],
  ['1,250,000.00', 1_250_000],
  ['50 000 сум', 50_000],
  ['50 000 soʻm', 50_000],
  ["50 000 so'm.", 50_000],
  ['\u202A٥٠٠٠٠\u202C', 50_000],
  ['۵۰۰۰۰', 50_000],
  ['５０\u3000０００，００', 50_000],
  ['50\u200B000', 50_000],
  ['50 тыс', 50_000],
  ['50 тыс. сум', 50_000],
  ['50тысяч', 50_000],
  ['50 ming', 50_000],
  ['50 минг сўм', 50_000],
  ['1,5 млн', 1_500_000],
  ['1.1 mln soʻm', 1_100_000],
  ['007', 7],
  ['0', 0],
  [' ', null],
  ['\u200B', null],
])('a pasted amount %o is read as %o', (pasted, amount) => {
  expect(pastedAmount(pasted)).toEqual({ ok: true, amount });
});

it.each([
  '5e4',
  '-50000',
  '\u221250 000',
  '+50000',
  '50 000 - 100 000',
  '50к',
  '50 долларов',
  '0x50',
  '50000.500',
  '0.500',
  '1,250.000',
  '.5',
  '50 тыс 500',
  '50.000 тыс',
  '12.05.2026',
  'сумма',
])('a pasted %o is refused as an amount', (pasted) => {
  expect(pastedAmount(pasted)).toMatchObject({ ok: false, failure: { code: 'amount-format' } });
});

it('a pasted text that is refused as an amount is returned as pasted, without invisible characters', () => {
  expect(pastedAmount('\u202A5e4\u00A0сум\u202C')).toMatchObject({ ok: false, text: '5e4 сум' });
});

it('a pasted amount above the maximum of the field is refused, not cut', () => {
  const [over, most] = [pastedAmount('9999999999', 999_999_999), pastedAmount('999 999 999', 999_999_999)];
  expect(most).toEqual({ ok: true, amount: 999_999_999 });
  expect(over.ok || failureText(over.failure)).toBe('amount-above-max?max=999999999');
});
