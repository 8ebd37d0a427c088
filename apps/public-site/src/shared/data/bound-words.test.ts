import { expect, test } from 'vitest';
import { boundText, boundWords } from './bound-words.ts';

test.each([
  ['a dash between words', 'Сегодня нужно — до весны платите', 'Сегодня нужно\u00a0— до весны платите'],
  ['a shorter one', 'с 9 – до 18', 'с 9\u00a0– до 18'],
  ['two of them', 'а — б — в', 'а\u00a0— б\u00a0— в'],
  ['one between figures, without spaces', '9:00–21:00', '9:00–21:00'],
  ['a line of a dialogue', '— Да', '— Да'],
])('no line begins with a dash: %s', (_name, text, bound) => {
  expect(boundText(text)).toBe(bound);
});

test.each([
  ['a unit', 'Ноутбук Velta Work 275, 15,6″, 16 ГБ', 'Ноутбук Velta Work 275, 15,6″, 16\u00a0ГБ'],
  ['a unit after a fraction', 'длиной 1,5 м', 'длиной 1,5\u00a0м'],
  ['what is counted', 'до 15 миллионов сум', 'до 15\u00a0миллионов сум'],
  ['a sum keeps its own', '3\u00a0000\u00a0000 сум', '3\u00a0000\u00a0000\u00a0сум'],
  ['a model is no number', 'Galaxy A55 Pro', 'Galaxy A55 Pro'],
  ['a number after a word may begin a line', 'товар 275', 'товар 275'],
])('no number stands apart from what it counts: %s', (_name, text, bound) => {
  expect(boundText(text)).toBe(bound);
});

test('every text of an answer, however deep; what is no text stays', () => {
  const answer = { title: 'а — б', items: [{ text: 'в — г', count: 2, none: null, on: true }] };
  expect(boundWords(answer)).toEqual({ title: 'а\u00a0— б', items: [{ text: 'в\u00a0— г', count: 2, none: null, on: true }] });
});
