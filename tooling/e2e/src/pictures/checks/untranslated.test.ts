import { expect, test } from 'vitest';
import { catalogSentences } from '../../catalog-sentences.ts';
import { cyrillicOf, uzbekOf } from './untranslated.ts';

test('Uzbek, digits and signs pass; a single Cyrillic letter among Latin ones does not', () => {
  const uzbek = ['Toʻlash', '1 250 000 soʻm', '№ 7', '+998 90 123 45 67', 'Oʻzbekiston Respublikasi, Gʻijduvon tumani'];
  expect(cyrillicOf(uzbek)).toEqual([]);
  expect(cyrillicOf([...uzbek, 'Buyurtmа', 'сум', 'сум'])).toEqual(['Buyurtmа', 'сум']);
});

test('Russian and names pass; what the Uzbek catalogs say, and the letters of Uzbek, do not', () => {
  const russian = ['Оплатить', 'Dilnoza Karimova', 'Ipak Yoʻli', 'Muddat', 'Samsung Galaxy A55', '12 мес'];
  expect(uzbekOf(russian, catalogSentences('uz'))).toEqual([]);
  expect(uzbekOf([...russian, 'Kirish', 'Jami 5 soʻm'], catalogSentences('uz'))).toEqual(['Kirish', 'Jami 5 soʻm']);
});

test('the catalogs are read whole, without what has placeholders', () => {
  const [ru, uz] = [catalogSentences('ru'), catalogSentences('uz')];
  expect(ru.size).toBeGreaterThan(150);
  expect([ru.has('Войти'), uz.has('Kirish')]).toEqual([true, true]);
  expect([...ru, ...uz].filter((text) => text.includes('{'))).toEqual([]);
});
