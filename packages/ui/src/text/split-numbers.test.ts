import { expect, it } from 'vitest';
import { splitNumbers } from './split-numbers.ts';

it.each([
  ['a model number', 'Холодильник Kelvor GE-230', ['Холодильник Kelvor ', 'GE-230', '']],
  ['a house number with its comma', 'Bunyodkor, 115-uy, 2-qavat', ['Bunyodkor, ', '115-uy,', ' ', '2-qavat', '']],
  ['a day with its month', '1-sentabrdan', ['', '1-sentabrdan', '']],
  ['numbers with Latin and Cyrillic letters', '4-oʻrindiqli, 3-й', ['', '4-oʻrindiqli,', ' ', '3-й', '']],
  ['a word in brackets with two hyphens and a digit', '(Wi-Fi-6)', ['', '(Wi-Fi-6)', '']],
  ['sixteen characters in quotation marks', '«ABCDEFGH-1234567».', ['', '«ABCDEFGH-1234567».', '']],
])('`splitNumbers` separates %s from the text', (_what, text, pieces) => {
  expect(splitNumbers(text)).toEqual(pieces);
});

it.each([
  ['Кроссовки Yuksal 120, размер 46', 'Кроссовки Yuksal 120, размер\u00a046'],
  ['Очки Nur 55, UV 400, поляризация', 'Очки Nur 55, UV\u00a0400, поляризация'],
  ['Krossovka Yuksal 120, oʻlcham 46', 'Krossovka Yuksal 120, oʻlcham\u00a046'],
])('`splitNumbers` keeps the measure of «%s» with its number', (text, unbroken) => {
  expect(splitNumbers(text)).toEqual([unbroken]);
});

it.each([
  ['no hyphen', 'Artel HD 364'],
  ['a hyphen without a digit', 'онлайн-заказ, Wi-Fi'],
  ['a hyphen with nothing on one side', 'от -5 до 5-'],
  ['a dash', '2020–2024, 5 — 6'],
  ['a word of more than sixteen characters', 'RB37A5200EL-WT123 ABCDEFGHIJKLMNOPQRST-1'],
  ['no characters', ''],
])('`splitNumbers` does not split a text with %s', (_what, text) => {
  expect(splitNumbers(text)).toEqual([text]);
});
