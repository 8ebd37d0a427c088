import { describe, expect, it } from 'vitest';
import { foldForSearch } from './fold.ts';

/** Invisible characters that pages and messengers insert into words: soft hyphen, zero-width and bidi characters, variation selectors. */
const UNSEEN = [
  ...'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2063\u2066\u2067\u2068\u2069\ufe0f\ufeff',
];

describe('foldForSearch', () => {
  it.each([
    ['letters of Uzbek and their Cyrillic', ['Кир ювиш машинаси', 'Kir yuvish mashinasi', 'kir  YUVISH mashinasi']],
    ['apostrophes', ['oyinchoq', 'ўйинчоқ', ...[..."'’‘ʻʼ`´′‛＇ʹʽʾʿˈˋꞌ"].map((apostrophe) => `o${apostrophe}yinchoq`)]],
    ['soft hyphens, zero-width and bidi characters', ['телевизор', ...UNSEEN.map((sign) => `теле${sign}ви${sign}зор`)]],
    ['ё and its ways', ['тренажёр', 'тренажер', 'trenajyor', 'тренажёр'.normalize('NFD')]],
    ['a leading е', ['елим', 'yelim']],
    ['ц', ['кондиционер', 'konditsioner']],
    ['Latin spelled by ear', ['чайник', 'chaynik', 'chainik']],
    ['doubled letters', ['кроссовки', 'кросовки']],
    ['x and h, q and k', ['Qozon xarid', 'kozon harid', 'қозон харид']],
    ['digits beside letters', ['RF-155', 'rf155', 'RF 155', 'рф-155']],
    ['signs between words', ['Шкаф-купе', 'шкаф,купе', 'шкаф\u00a0купе']],
  ])('%s end at one key', (_, [first = '', ...others]) => {
    for (const other of others) expect(foldForSearch(other)).toBe(foldForSearch(first));
    expect(foldForSearch(first)).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
  });

  it.each(['', ' ', "'", '%_\\', '\u0000\u0007', '🙂', '中文', '\ud800'])('%j holds nothing to look for', (text) => {
    expect(foldForSearch(text)).toBe('');
  });

  it.each([
    ['стол', 'стул'],
    ['шкаф', 'шарф'],
    ['фен', 'фон'],
  ])('%s and %s stay two words', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });
});
