import { describe, expect, test } from 'vitest';
import { cutQuery } from './cut-query.ts';
import { withinEdits } from './edits.ts';
import { otherLayouts } from './layout.ts';
import { queryWords } from './query-words.ts';
import { soundOf } from './sound.ts';

describe('withinEdits', () => {
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
  ])('%s is one letter from %s', (a, b) => {
    expect(withinEdits(a, b, 1)).toBe(true);
    expect(withinEdits(b, a, 1)).toBe(true);
  });

  test.each([
    ['divan', 'dvn'],
    ['divan', 'nidav'],
    ['divan', 'vidna'],
    ['ab', 'cd'],
    ['', 'ab'],
  ])('%s is more than one letter from %s', (a, b) => {
    expect(withinEdits(a, b, 1)).toBe(false);
    expect(withinEdits(b, a, 1)).toBe(false);
  });
});

describe('withinEdits of more than one', () => {
  test.each([
    ['televizor', 'televizar', 0, false],
    ['televizor', 'televizor', 0, true],
    ['televizor', 'tlevizar', 2, true],
    ['televizor', 'etlevizro', 2, true],
    ['televizor', 'tlevzar', 2, false],
    ['kofemashina', 'mashina', 2, false],
  ])('%s and %s, %d letters: %s', (a, b, max, isWithin) => {
    expect([withinEdits(a, b, max), withinEdits(b, a, max)]).toEqual([isWithin, isWithin]);
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
  ])('the keys of %s give %s', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  test.each([
    ['утюг', []],
    ['обогреватель', []],
    ['qo`l', ['йщёд', 'йўёд']],
    ['йщэд ыщфеш', ["qo'l soati", "qщ'l ыщati"]],
    ['мудефб ещк', ['velta, tor', 'velta, tщr']],
  ])('%s is read as %j: a sign inside a word is none of a word', (typed, meant) => {
    expect(otherLayouts(typed)).toEqual(meant);
  });

  test('digits have no other layout', () => {
    expect(otherLayouts('12 55')).toEqual([]);
  });
});

describe('soundOf', () => {
  test.each([
    ['televizar', 'televizor'],
    ['buhara', 'buhoro'],
    ['pilisos', 'pilesos'],
  ])('%s sounds like %s', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });
});

describe('queryWords', () => {
  test.each([..."'’‘ʻʼ`´′‛＇ʹʽʾʿˈˋꞌ"])('%s inside a word does not end it', (apostrophe) => {
    expect(queryWords(`qo${apostrophe}l soati`).map(({ folded, spelled }) => [folded, spelled])).toEqual([
      ['kol', `qo${apostrophe}l`],
      ['soati', 'soati'],
    ]);
  });
});

describe('cutQuery', () => {
  test.each([
    ['  два   слова ', 'два слова'],
    ['a\u0000b\u001bc\td', 'a b c d'],
    ['те\u00adле\u200bви\u202eзор\u2069', 'телевизор'],
    [`${'\u200b'.repeat(900)}диван`, 'диван'],
    ['\ud800', '\ufffd'],
    ['🙂'.repeat(300), '🙂'.repeat(200)],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['\u0000'.repeat(10_000), ''],
  ])('%j', (text, cut) => {
    expect(cutQuery(text)).toBe(cut);
  });
});
