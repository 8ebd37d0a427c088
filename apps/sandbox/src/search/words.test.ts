import { isWithinEditDistance } from '@muddat/process';
import { describe, expect, test } from 'vitest';
import { otherLayouts } from './layout.ts';
import { queryWords } from './query-words.ts';
import { sanitizeQuery } from './sanitize-query.ts';
import { soundOf } from './sound.ts';

describe('isWithinEditDistance', () => {
  test.each([
    ['divan', 'divan'],
    ['divan', 'dvan'],
    ['divan', 'divani'],
    ['divan', 'tivan'],
    ['divan', 'divam'],
    ['divan', 'dvian'],
    ['divan', 'idvan'],
    ['divan', 'divna'],
    ['', 'a'],
  ])('%s and %s are one edit apart or equal', (a, b) => {
    expect(isWithinEditDistance(a, b, 1)).toBe(true);
    expect(isWithinEditDistance(b, a, 1)).toBe(true);
  });

  test.each([
    ['divan', 'dvn'],
    ['divan', 'nidav'],
    ['divan', 'vidna'],
    ['ab', 'cd'],
    ['', 'ab'],
  ])('%s and %s are more than one edit apart', (a, b) => {
    expect(isWithinEditDistance(a, b, 1)).toBe(false);
    expect(isWithinEditDistance(b, a, 1)).toBe(false);
  });
});

describe('isWithinEditDistance with a given maximum of edits', () => {
  test.each([
    ['televizor', 'televizar', 0, false],
    ['televizor', 'televizor', 0, true],
    ['televizor', 'tlevizar', 2, true],
    ['televizor', 'etlevizro', 2, true],
    ['televizor', 'tlevzar', 2, false],
    ['kofemashina', 'mashina', 2, false],
  ])('%s and %s are at most %d edits apart: %s', (a, b, max, isWithin) => {
    expect([isWithinEditDistance(a, b, max), isWithinEditDistance(b, a, max)]).toEqual([isWithin, isWithin]);
  });
});

describe('otherLayouts', () => {
  test.each([
    ['руддщ', 'hello'],
    ['ntktdbpjh', 'телевизор'],
    ['NTKTDBPJH', 'телевизор'],
    ['yjen,er', 'ноутбук'],
    ['{jkjlbkmybr', 'холодильник'],
    ['ьгядфепшср', 'muzlatgich'],
    ['osbyxjs', 'ўқинчоқ'],
    ['ўшт', 'oin'],
  ])('the keys of %s give %s on another layout', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  test.each([
    ['утюг', []],
    ['обогреватель', []],
    ['qo`l', ['йщёд', 'йўёд']],
    ['йщэд ыщфеш', ["qo'l soati", "qщ'l ыщati"]],
    ['мудефб ещк', ['velta, tor', 'velta, tщr']],
  ])('returns for %s exactly %j', (typed, meant) => {
    expect(otherLayouts(typed)).toEqual(meant);
  });

  test('returns nothing for digits', () => {
    expect(otherLayouts('12 55')).toEqual([]);
  });
});

describe('soundOf', () => {
  test.each([
    ['televizar', 'televizor'],
    ['buhara', 'buhoro'],
    ['pilisos', 'pilesos'],
  ])('returns the same sound for %s and %s', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });
});

describe('queryWords', () => {
  test.each([..."'’‘ʻʼ`´′‛＇ʹʽʾʿˈˋꞌ"])('the apostrophe %s inside a word does not split it', (apostrophe) => {
    expect(queryWords(`qo${apostrophe}l soati`).map(({ folded, spelled }) => [folded, spelled])).toEqual([
      ['kol', `qo${apostrophe}l`],
      ['soati', 'soati'],
    ]);
  });
});

describe('sanitizeQuery', () => {
  test.each([
    ['  два   слова ', 'два слова'],
    ['a\u0000b\u001bc\td', 'a b c d'],
    ['те\u00adле\u200bви\u202eзор\u2069', 'телевизор'],
    [`${'\u200b'.repeat(900)}диван`, 'диван'],
    ['\ud800', '\ufffd'],
    ['🙂'.repeat(300), '🙂'.repeat(200)],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['\u0000'.repeat(10_000), ''],
  ])('cleans and shortens the query %j to %j', (text, cut) => {
    expect(sanitizeQuery(text)).toBe(cut);
  });
});
