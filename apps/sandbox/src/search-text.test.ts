import { describe, expect, it } from 'vitest';
import { foldForSearch, searchTextOf } from './search-text.ts';

describe('foldForSearch', () => {
  it.each([
    ['Oʻtagʻa', 'otaga'],
    ["O'tag'a", 'otaga'],
    ['O`tag’a', 'otaga'],
    ['Taʼmirlash', 'tamirlash'],
    ['  Ковёр\u00a0 2×3 ', 'ковер 2×3'],
  ])('%s is found as %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });
});

describe('searchTextOf', () => {
  it('holds both languages and the Cyrillic of the Uzbek one', () => {
    const text = searchTextOf('Muzlatgich Velta', 'Холодильник Velta');
    for (const part of ['muzlatgich', 'холодильник', 'музлатгич']) expect(text).toContain(part);
  });

  it.each([
    ['Orzu Texnika', 'орзу техника'],
    ['Choʻgʻ', 'чўғ'],
    ['Erkaklar kiyimi', 'эркаклар кийими'],
    ['Yoʻlbars', 'йўлбарс'],
    ['Humo karta', 'ҳумо карта'],
    ['Aksiya', 'акция'],
  ])('%s is also found as %s', (latin, cyrillic) => {
    expect(searchTextOf(latin)).toContain(foldForSearch(cyrillic));
  });
});
