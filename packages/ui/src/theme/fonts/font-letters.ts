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
/** Characters of our typesetting besides ASCII: no-break and thin spaces, quotes, dashes, signs, and the letters of Uzbek (U+02BB, U+02BC). */
const SIGNS = '\u00a0«»·×°²±©\u02bb\u02bc\u2009–—‘’“”„•…−';
/** Characters of our typesetting that the font lacks, so the fallback draws them: the no-break hyphen and the narrow no-break space. */
export const FALLBACK_SIGNS = '\u2011\u202f';

/** The second half of Latin-1, without ¤, ¦, ¬, µ and the soft hyphen. */
const LATIN_1 = `¡¢£¥§¨©ª«®¯°±²³´¶·¸¹º»¼½¾¿${range(0xc0, 0xff)}`;

/**
 * The files of the font. A browser loads a file when a page has a letter of its range, even if the file has no glyph for it, so the ranges
 * name only letters with glyphs. The first three files have the letters of our own texts. The other letters (accents of names and brands,
 * other Cyrillic alphabets) have files of their own, because few pages need them.
 */
export const FONT_FILES = {
  latin: { source: 'latin', letters: ASCII + SIGNS },
  cyrillic: { source: 'cyrillic', letters: `${range(0x410, 0x44f)}ЁёЎў№` },
  'uzbek-cyrillic': { source: 'cyrillic-ext', letters: 'ҒғҚқҲҳ' },
  'more-latin': { source: 'latin', letters: `${LATIN_1}ıŒœˆ˚˜‚‹›⁄€™↑↓` },
  'more-cyrillic': {
    source: 'cyrillic',
    letters: `\u0301${range(0x401, 0x40c)}${range(0x40e, 0x44f)}${range(0x451, 0x45c)}${range(0x45e, 0x45f)}ҐґҰұ`,
  },
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
