import { expect, test } from 'vitest';
import { faultsOfLetters, mixedWords, wrongApostrophes } from './letters.ts';

test.each([
  ['Оплaтить', ['Оплaтить']],
  ['Tоʻlov va toʻlov', ['Tоʻlov']],
  ['Оплата картой Uzcard, SMS-код, 5-й', []],
  ['iPhone 15 на 12 месяцев', []],
])('of %j the words of two alphabets are %j', (text, words) => {
  expect(mixedWords(text)).toEqual(words);
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
])('of %j the words with a wrong apostrophe are %j', (text, words) => {
  expect(wrongApostrophes(text, false)).toEqual(words);
});

test('in a text that is Uzbek for certain nothing passes for English', () => {
  expect(wrongApostrophes("bog' it's", true)).toEqual(["bog'", "it's"]);
});

test('each fault names its word', () => {
  expect(faultsOfLetters("To'lash Оплaта")).toEqual([
    'two alphabets in one word: Оплaта',
    "oʻ and gʻ take U+02BB, the tutuq takes U+02BC: To'lash",
  ]);
});
