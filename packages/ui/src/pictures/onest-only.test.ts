import { expect, it } from 'vitest';
import { foreignCharacters } from './onest-only.ts';

it('names the characters that no file of the font has', () => {
  const ranges = ['U+0000-00FF, U+02BB-02BC', 'U+0401, U+0410-044F'];
  expect(foreignCharacters('Toʻlov\nОплатить', ranges)).toEqual([]);
  expect(foreignCharacters('Срок → 3 мес. ✓→', ranges)).toEqual(['→', '✓']);
});
