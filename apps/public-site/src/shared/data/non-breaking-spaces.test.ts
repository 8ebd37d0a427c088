import { expect, test } from 'vitest';
import { withNonBreakingSpaces, withNonBreakingSpacesDeep } from './non-breaking-spaces.ts';

test.each([
  ['a dash between words', 'Сегодня нужно — до весны платите', 'Сегодня нужно\u00a0— до весны платите'],
  ['an en dash', 'с 9 – до 18', 'с 9\u00a0– до 18'],
  ['two dashes', 'а — б — в', 'а\u00a0— б\u00a0— в'],
  ['not between figures without spaces', '9:00–21:00', '9:00–21:00'],
  ['not at the start of a text', '— Да', '— Да'],
])('withNonBreakingSpaces puts a no-break space before a dash: %s', (_name, text, bound) => {
  expect(withNonBreakingSpaces(text)).toBe(bound);
});

test.each([
  ['a unit', 'Ноутбук Velta Work 275, 15,6″, 16 ГБ', 'Ноутбук Velta Work 275, 15,6″, 16\u00a0ГБ'],
  ['a unit after a fraction', 'длиной 1,5 м', 'длиной 1,5\u00a0м'],
  ['a counted noun', 'до 15 миллионов сум', 'до 15\u00a0миллионов сум'],
  ['a formatted sum', '3\u00a0000\u00a0000 сум', '3\u00a0000\u00a0000\u00a0сум'],
  ['not after a model name', 'Galaxy A55 Pro', 'Galaxy A55 Pro'],
  ['not between a word and a number', 'товар 275', 'товар 275'],
])('withNonBreakingSpaces puts a no-break space between a number and its unit: %s', (_name, text, bound) => {
  expect(withNonBreakingSpaces(text)).toBe(bound);
});

test('withNonBreakingSpacesDeep changes every string of a nested object and nothing else', () => {
  const answer = { title: 'а — б', items: [{ text: 'в — г', count: 2, none: null, on: true }] };
  expect(withNonBreakingSpacesDeep(answer)).toEqual({
    title: 'а\u00a0— б',
    items: [{ text: 'в\u00a0— г', count: 2, none: null, on: true }],
  });
});
