import { expect, test } from 'vitest';
import { findLetterErrors, findMixedAlphabetWords, findWrongApostrophes } from './letters.ts';

test.each([
  ['Оплaтить', ['Оплaтить']],
  ['Tоʻlov va toʻlov', ['Tоʻlov']],
  ['Оплата картой Uzcard, SMS-код, 5-й', []],
  ['iPhone 15 на 12 месяцев', []],
])('in %j the words with letters of two alphabets are %j', (text, words) => {
  expect(findMixedAlphabetWords(text)).toEqual(words);
});

test.each([
  ["To'lash", ["To'lash"]],
  ['To’lash, tug‘ilgan, bo`lib', ['To’lash', 'tug‘ilgan', 'bo`lib']],
  ['Toʼlash', ['Toʼlash']],
  ['maʻlumot', ['maʻlumot']],
  ["ma'lumot, san’at", ["ma'lumot", 'san’at']],
  ['Toʻlash, maʼlumot, bogʻ, manʼ', []],
  ["it's, don't, we’ve, the store's", []],
  ["'salom' `kod`", []],
  ['', []],
])('in %j the words with a wrong apostrophe are %j', (text, words) => {
  expect(findWrongApostrophes(text, false)).toEqual(words);
});

test('findWrongApostrophes reports English words too in a text that is marked as Uzbek', () => {
  expect(findWrongApostrophes("bog' it's", true)).toEqual(["bog'", "it's"]);
});

test('findLetterErrors names the word of each fault', () => {
  expect(findLetterErrors("To'lash Оплaта")).toEqual([
    'two alphabets in one word: Оплaта',
    "oʻ and gʻ take U+02BB, the tutuq takes U+02BC: To'lash",
  ]);
});
