import { expect, it } from 'vitest';
import { foldUzbek } from './to-latin.ts';

it.each([
  [['Oʻzbekiston', "o'zbekiston", 'O‘ZBEKISTON', 'Ўзбекистон', 'ЎЗБЕКИСТОН', '  oʼzbekiston '], 'oʻzbekiston'],
  [['maʼlumot', "Ma'lumot", 'МАЪЛУМОТ'], 'maʼlumot'],
  [['bogʻ  koʻchasi', "Bog' ko`chasi", 'Боғ кўчаси'], 'bogʻ koʻchasi'],
  [['Isʼhoq', "is'hoq", 'Исҳоқ'], 'isʼhoq'],
  [['sirk', 'Цирк'], 'sirk'],
  [['Toshkent', 'Tosh\u00adkent', '\u2066Тош\u200bкент\u2069', '\ufeffToshkent'], 'toshkent'],
])('the spellings %j are all folded to %s', (typed, folded) => {
  expect(typed.map(foldUzbek)).toEqual(typed.map(() => folded));
});
