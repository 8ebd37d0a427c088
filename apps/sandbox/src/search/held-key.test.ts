import { expect, test } from 'vitest';
import { hasHeldKey } from './held-key.ts';

test.each(['zz', 'zzzzzz', 'ЫЫЫ', "z'z'z", 'orzu zzzz', 'ккк шкаф', 'ўўў', 'ШШШ'])('%s has a held key', (text) => {
  expect(hasHeldKey(text)).toBe(true);
});

test.each(['', ' ', 'z', 'ш', 'мммебел', 'aab', 'iii1b', '1111', 'oʻ', 'orzu texnika', 'massa', '%%%'])('%s has no held key', (text) => {
  expect(hasHeldKey(text)).toBe(false);
});
