import { expect, it } from 'vitest';
import { findUncoveredCharacters } from './uncovered-characters.ts';

it('`findUncoveredCharacters` returns the characters that no font file contains', () => {
  const ranges = ['U+0000-00FF, U+02BB-02BC', 'U+0401, U+0410-044F'];
  expect(findUncoveredCharacters('Toʻlov\nОплатить', ranges)).toEqual([]);
  expect(findUncoveredCharacters('Срок → 3 мес. ✓→', ranges)).toEqual(['→', '✓']);
});
