import { describe, expect, test } from 'vitest';
import { collectSeedTexts } from '../../testing/all-texts.ts';
import { STORES } from './stores.ts';

const texts = collectSeedTexts();
const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\u02bb\u02bc]*/gu) ?? [];
const brokenIn = (language: 'ru' | 'uz', isBroken: (text: string) => boolean): string[] =>
  texts.filter(({ text }) => isBroken(text[language])).map(({ at, text }) => `${at}: ${text[language]}`);

/** Whether a word mixes alphabets: a Russian word with a Latin c looks right, but a search does not find it. */
const mixesAlphabets = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word);

describe('texts of the seed', () => {
  test('are more than 900, with more than 4 000 Uzbek words in total', () => {
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.flatMap(({ text }) => wordsIn(text.uz)).length).toBeGreaterThan(4_000);
  });

  test('every text exists in both languages', () => {
    expect(brokenIn('ru', (text) => text.trim() === '')).toEqual([]);
    expect(brokenIn('uz', (text) => text.trim() === '')).toEqual([]);
  });

  test('long texts are not the same in both languages', () => {
    const same = texts.filter(({ text }) => text.ru === text.uz && wordsIn(text.ru).length > 2);
    expect(same).toEqual([]);
  });

  test('Uzbek texts have no Cyrillic letter', () => {
    expect(brokenIn('uz', (text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  test('no Russian word mixes the alphabets', () => {
    expect(brokenIn('ru', (text) => wordsIn(text).some(mixesAlphabets))).toEqual([]);
  });

  test('Russian sentences are in Cyrillic', () => {
    expect(brokenIn('ru', (text) => wordsIn(text).length > 3 && !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  test.each([
    ['a typewriter, curly or grave apostrophe', /['\u2018\u2019`\u00b4]/u],
    ['oʻ or gʻ with another sign', /[oOgG]\u02bc/u],
    ['a U+02BB that does not follow o or g', /(?<![oOgG])\u02bb/u],
    ['a tutuq outside a word', /(?<!\p{L})\u02bc|\u02bc(?!\p{L})/u],
  ])('Uzbek texts have no %s', (_, pattern) => {
    expect(brokenIn('uz', (text) => pattern.test(text))).toEqual([]);
    expect(STORES.filter((store) => pattern.test(store.name))).toEqual([]);
  });

  test.each(['ru', 'uz'] as const)('thousands and soʻm are joined by no-break spaces in %s', (language) => {
    expect(brokenIn(language, (text) => /\d \d{3}(?!\d)|\d (?:сум|soʻm|%)/u.test(text))).toEqual([]);
  });

  test.each(['ru', 'uz'] as const)('texts in %s have no double space and no space before punctuation', (language) => {
    expect(brokenIn(language, (text) => / {2}|\s[.,;:!?](?!\d)/u.test(text) || text !== text.trim())).toEqual([]);
  });
});
