import { expect, test } from 'vitest';
import { countSmsSegments, firstFittingSms, normalizeSmsText } from './sms-text.ts';

test.each([
  ['Toʻlov muddati oʻtdi — 5\u00a0000\u00a0soʻm', "To'lov muddati o'tdi - 5 000 so'm"],
  ['«Bu men emasman» → №\u00a0100008 buyurtma…', '"Bu men emasman" - 100008 buyurtma...'],
  ['Samarqand Café', 'Samarqand Café'],
  ['Платёж 5\u00a0000\u00a0сум — заказ №\u00a0100008', 'Платёж 5 000 сум — заказ № 100008'],
  ['Магазин Qoʻqon', 'Магазин Qoʻqon'],
])('normalizeSmsText turns «%s» into «%s»', (text, sent) => {
  expect(normalizeSmsText(text)).toBe(sent);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['ж'.repeat(70), 1],
  ['ж'.repeat(71), 2],
  ['ж'.repeat(134), 2],
  ['ж'.repeat(135), 3],
  [`oʻ${'a'.repeat(68)}`, 1],
  [`oʻ${'a'.repeat(69)}`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('countSmsSegments of %s is %i', (text, parts) => {
  expect(countSmsSegments(text)).toBe(parts);
});

test('firstFittingSms returns the first text that fits one SMS, else the last one', () => {
  const long = 'ж'.repeat(71);
  expect(firstFittingSms([long, 'коротко', 'ещё'])).toBe('коротко');
  expect(firstFittingSms([long, `${long}.`])).toBe(`${long}.`);
});
