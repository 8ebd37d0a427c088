import { expect, test } from 'vitest';
import { readOperator, writeOperator } from './context.ts';

test('the operator comes to the browser as the server has it', () => {
  const operator = { name: '«Qadam» & "Co" MCHJ', stir: '301234567', address: 'Toshkent, 1-uy', licence: 'OT-0012' };
  expect(readOperator(writeOperator(operator))).toEqual(operator);
});

test('a document without it names nobody', () => {
  expect(readOperator()).toEqual({ name: '', stir: '', address: '', licence: '' });
});
