import { expect, test } from 'vitest';
import { parseOperator, serializeOperator } from './context.ts';

test('parseOperator returns what serializeOperator wrote, quotes and ampersands included', () => {
  const operator = { name: '«Qadam» & "Co" MCHJ', stir: '301234567', address: 'Toshkent, 1-uy', licence: 'OT-0012' };
  expect(parseOperator(serializeOperator(operator))).toEqual(operator);
});

test('parseOperator returns empty fields if the document has no operator', () => {
  expect(parseOperator()).toEqual({ name: '', stir: '', address: '', licence: '' });
});
