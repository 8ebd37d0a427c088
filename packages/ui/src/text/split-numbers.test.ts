import { expect, it } from 'vitest';
import { splitNumbers } from './split-numbers.ts';

it.each([
  ['the number of a model', 'Холодильник Kelvor GE-230', ['Холодильник Kelvor ', 'GE-230', '']],
  ['the number of a house, with its comma', 'Bunyodkor, 115-uy, 2-qavat', ['Bunyodkor, ', '115-uy,', ' ', '2-qavat', '']],
  ['a day with its month', '1-sentabrdan', ['', '1-sentabrdan', '']],
  ['letters of both alphabets, with the turned comma', '4-oʻrindiqli, 3-й', ['', '4-oʻrindiqli,', ' ', '3-й', '']],
  ['a digit at the end, and two hyphens, in brackets', '(Wi-Fi-6)', ['', '(Wi-Fi-6)', '']],
  ['sixteen characters beside its signs', '«ABCDEFGH-1234567».', ['', '«ABCDEFGH-1234567».', '']],
])('%s stands apart from its text', (_what, text, pieces) => {
  expect(splitNumbers(text)).toEqual(pieces);
});

it.each([
  ['no hyphen', 'Artel HD 364'],
  ['a hyphen without a digit', 'онлайн-заказ, Wi-Fi'],
  ['a hyphen with nothing on one side', 'от -5 до 5-'],
  ['a dash', '2020–2024, 5 — 6'],
  ['more than sixteen characters, and no part of them', 'RB37A5200EL-WT123 ABCDEFGHIJKLMNOPQRST-1'],
  ['nothing', ''],
])('a text with %s stays one', (_what, text) => {
  expect(splitNumbers(text)).toEqual([text]);
});
