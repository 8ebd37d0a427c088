import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseUzbek } from './normalise.ts';

it.each(["'", '’', '‘', 'ʻ', 'ʼ', '`', '´', '′'])('normaliseUzbek corrects the apostrophe %s in every position', (typed) => {
  const text = `O${typed}zbekiston, g${typed}oya, bog${typed}, ma${typed}no, san${typed}at, mo${typed}jiza`;
  expect(normaliseUzbek(text)).toBe('Oʻzbekiston, gʻoya, bogʻ, maʼno, sanʼat, moʻjiza');
});

it.each([
  ["'salom'", "'salom'"],
  ['«maʼno»', '«maʼno»'],
  ['manʻ', 'manʼ'],
  ['15 000 soʻm', '15 000 soʻm'],
  ['Привет', 'Привет'],
  ["5'", "5'"],
])('normaliseUzbek turns the text %s into %s', (typed, right) => {
  expect(normaliseUzbek(typed)).toBe(right);
});

it('normalising a text a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('o', 'g', 'a', 'n', "'", '’', 'ʻ', 'ʼ', ' ', 'O')), (letters) => {
      const once = normaliseUzbek(letters.join(''));
      expect(normaliseUzbek(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
