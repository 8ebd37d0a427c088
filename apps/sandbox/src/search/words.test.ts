import { describe, expect, test } from 'vitest';
import { cutQuery } from './cut-query.ts';
import { otherLayouts } from './layout.ts';
import { withinOneEdit } from './one-edit.ts';
import { queryWords } from './query-words.ts';
import { soundOf } from './sound.ts';

describe('withinOneEdit', () => {
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
    expect(withinOneEdit(a, b)).toBe(true);
    expect(withinOneEdit(b, a)).toBe(true);
  });

  test.each([
    ['divan', 'dvn'],
    ['divan', 'nidav'],
    ['divan', 'vidna'],
    ['ab', 'cd'],
    ['', 'ab'],
  ])('%s is more than one letter from %s', (a, b) => {
    expect(withinOneEdit(a, b)).toBe(false);
    expect(withinOneEdit(b, a)).toBe(false);
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
