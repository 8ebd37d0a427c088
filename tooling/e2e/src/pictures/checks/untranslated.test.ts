import { expect, test } from 'vitest';
import { cyrillicOf } from './untranslated.ts';

test('Uzbek, digits and signs pass; a single Cyrillic letter among Latin ones does not', () => {
  const uzbek = ['Toʻlash', '1 250 000 soʻm', '№ 7', '+998 90 123 45 67', 'Oʻzbekiston Respublikasi, Gʻijduvon tumani'];
  expect(cyrillicOf(uzbek)).toEqual([]);
  expect(cyrillicOf([...uzbek, 'Buyurtmа', 'сум', 'сум'])).toEqual(['Buyurtmа', 'сум']);
});
