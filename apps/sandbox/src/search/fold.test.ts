import { describe, expect, it } from 'vitest';
import { foldForSearch } from './fold.ts';

/** Invisible characters that pages and messengers insert into words: soft hyphen, zero-width and bidi characters, variation selectors. */
const UNSEEN = [
  ...'\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2063\u2066\u2067\u2068\u2069\ufe0f\ufeff',
];

describe('foldForSearch', () => {
  it.each([
    ['Latin and Cyrillic Uzbek', ['Кир ювиш машинаси', 'Kir yuvish mashinasi', 'kir  YUVISH mashinasi']],
    ['apostrophes', ['oyinchoq', 'ўйинчоқ', ...[..."'’‘ʻʼ`´′‛＇ʹʽʾʿˈˋꞌ"].map((apostrophe) => `o${apostrophe}yinchoq`)]],
    ['soft hyphens, zero-width and bidi characters', ['телевизор', ...UNSEEN.map((sign) => `теле${sign}ви${sign}зор`)]],
    ['spellings of ё', ['тренажёр', 'тренажер', 'trenajyor', 'тренажёр'.normalize('NFD')]],
    ['a leading е', ['елим', 'yelim']],
    ['ц', ['кондиционер', 'konditsioner']],
    ['phonetic Latin', ['чайник', 'chaynik', 'chainik']],
    ['doubled letters', ['кроссовки', 'кросовки']],
    ['x and h, q and k', ['Qozon xarid', 'kozon harid', 'қозон харид']],
    ['digits next to letters', ['RF-155', 'rf155', 'RF 155', 'рф-155']],
    ['punctuation between words', ['Шкаф-купе', 'шкаф,купе', 'шкаф\u00a0купе']],
  ])('returns one key for variants of %s', (_, [first = '', ...others]) => {
    for (const other of others) expect(foldForSearch(other)).toBe(foldForSearch(first));
    expect(foldForSearch(first)).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
  });

  it.each(['', ' ', "'", '%_\\', '\u0000\u0007', '🙂', '中文', '\ud800'])('returns an empty key for %j', (text) => {
    expect(foldForSearch(text)).toBe('');
  });

  it.each([
    ['стол', 'стул'],
    ['шкаф', 'шарф'],
    ['фен', 'фон'],
  ])('returns different keys for %s and %s', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });
});
