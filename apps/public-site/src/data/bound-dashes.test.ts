import { expect, test } from 'vitest';
import { boundDashes } from './bound-dashes.ts';

test.each([
  ['a dash between words', 'Сегодня нужно — до весны платите', 'Сегодня нужно\u00a0— до весны платите'],
  ['a shorter one', 'с 9 – до 18', 'с 9\u00a0– до 18'],
  ['two of them', 'а — б — в', 'а\u00a0— б\u00a0— в'],
  ['one between figures, without spaces', '9:00–21:00', '9:00–21:00'],
  ['a line of a dialogue', '— Да', '— Да'],
])('no line begins with a dash: %s', (_name, text, bound) => {
  expect(boundDashes(text)).toBe(bound);
});

test('every text of an answer, however deep; what is no text stays', () => {
  const answer = { title: 'а — б', items: [{ text: 'в — г', count: 2, none: null, on: true }] };
  expect(boundDashes(answer)).toEqual({ title: 'а\u00a0— б', items: [{ text: 'в\u00a0— г', count: 2, none: null, on: true }] });
});
