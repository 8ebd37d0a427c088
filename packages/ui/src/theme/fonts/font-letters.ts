export type FontFile = {
  /** The file of `@fontsource-variable/onest` that has the glyphs. */
  readonly source: 'latin' | 'cyrillic' | 'cyrillic-ext';
  readonly letters: string;
};

/** The range of weights: from regular text to `<strong>`. The kit's own weights are between them. */
export const FONT_WEIGHT_RANGE = { min: 400, max: 700 };

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const ASCII = range(0x20, 0x7e);
/**
 * Characters of our typesetting besides ASCII: no-break and thin spaces, quotes, dashes, signs, and the letters of Uzbek (U+02BB,
 * U+02BC).
 */
const SIGNS = '\u00a0«»·×°²±©\u02bb\u02bc\u2009\u2011\u202f–—‘’“”„•…−';

/**
 * The files of the font. A browser loads a file when a page has one of its letters. The first three have the letters of our own texts. The
 * other letters (accents of names and brands, other Cyrillic alphabets) have files of their own, because few pages need them.
 */
export const FONT_FILES = {
  latin: { source: 'latin', letters: ASCII + SIGNS },
  cyrillic: { source: 'cyrillic', letters: `${range(0x410, 0x44f)}ЁёЎў№` },
  'uzbek-cyrillic': { source: 'cyrillic-ext', letters: 'ҒғҚқҲҳ' },
  'more-latin': { source: 'latin', letters: `${range(0xa1, 0xff)}ıŒœˆ˚˜${range(0x2000, 0x206f)}€™↑↓∕` },
  'more-cyrillic': { source: 'cyrillic', letters: `\u0301${range(0x400, 0x45f)}ҐґҰұ` },
} as const satisfies Record<string, FontFile>;

/**
 * Letters in the syntax of `unicode-range`. Letters in `without` are left out: an earlier file has them, so the browser need not load
 * this one.
 */
export function unicodeRange(letters: string, without = ''): string {
  const points = [...new Set(letters)].filter((letter) => !without.includes(letter)).map((letter) => letter.codePointAt(0) ?? 0);
  const runs: [number, number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
