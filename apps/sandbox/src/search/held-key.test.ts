import { expect, test } from 'vitest';
import { hasHeldKey } from './held-key.ts';

test.each(['zz', 'zzzzzz', 'ЫЫЫ', "z'z'z", 'orzu zzzz', 'ккк шкаф', 'ўўў', 'ШШШ'])('hasHeldKey finds a key held down in «%s»', (text) => {
  expect(hasHeldKey(text)).toBe(true);
});

test.each(['', ' ', 'z', 'ш', 'мммебел', 'aab', 'iii1b', '1111', 'oʻ', 'orzu texnika', 'massa', '%%%'])(
  'hasHeldKey finds no key held down in «%s»',
  (text) => {
    expect(hasHeldKey(text)).toBe(false);
  },
);
