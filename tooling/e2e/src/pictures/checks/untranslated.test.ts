import { expect, test } from 'vitest';
import { catalogSentences } from '../../catalog-sentences.ts';
import { findCyrillicTexts, findUzbekTexts } from './untranslated.ts';

test('findCyrillicTexts accepts Uzbek, digits and signs, and finds a single Cyrillic letter', () => {
  const uzbek = ['Toʻlash', '1 250 000 soʻm', '№ 7', '+998 90 123 45 67', 'Oʻzbekiston Respublikasi, Gʻijduvon tumani'];
  expect(findCyrillicTexts(uzbek)).toEqual([]);
  expect(findCyrillicTexts([...uzbek, 'Buyurtmа', 'сум', 'сум'])).toEqual(['Buyurtmа', 'сум']);
});

test('findUzbekTexts accepts Russian and names, and finds Uzbek messages and letters', () => {
  const russian = ['Оплатить', 'Dilnoza Karimova', 'Ipak Yoʻli', 'Muddat', 'Samsung Galaxy A55', '12 мес'];
  expect(findUzbekTexts(russian, catalogSentences('uz'))).toEqual([]);
  expect(findUzbekTexts([...russian, 'Kirish', 'Jami 5 soʻm'], catalogSentences('uz'))).toEqual(['Kirish', 'Jami 5 soʻm']);
});

test('catalogSentences returns all messages without placeholders', () => {
  const [ru, uz] = [catalogSentences('ru'), catalogSentences('uz')];
  expect(ru.size).toBeGreaterThan(150);
  expect([ru.has('Войти'), uz.has('Kirish')]).toEqual([true, true]);
  expect([...ru, ...uz].filter((text) => text.includes('{'))).toEqual([]);
});
