import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cutFont } from './cut-fonts.ts';
import { FALLBACK_SIGNS, FONT_FILES, unicodeRange } from './font-letters.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CSS = readFileSync(at('../fonts.css'), 'utf8').replaceAll(/\s+/g, ' ');
const CATALOGS = at('../../../../i18n/catalogs/');
const FIRST = FONT_FILES.latin.letters + FONT_FILES.cyrillic.letters + FONT_FILES['uzbek-cyrillic'].letters;
/** Maximum size of the fonts for a first view: the letters of a page come from at most the first three files. */
const FIRST_VIEW_MAX_BYTES = 30_000;

test.each(Object.entries(FONT_FILES))(
  'onest-%s.woff2 equals the output of `pnpm fonts`, and the style sheet declares its letters',
  async (name, file) => {
    const written = readFileSync(at(`onest-${name}.woff2`));
    expect(Buffer.from(await cutFont(file)).equals(written)).toBe(true);
    const range = unicodeRange(file.letters, name.startsWith('more-') ? FIRST : '');
    expect(CSS).toContain(`onest-${name}.woff2") format("woff2"); unicode-range: ${range};`);
  },
);

test.each(Object.entries(FONT_FILES))('onest-%s.woff2 has a glyph for each of its letters', async (_, { source, letters }) => {
  const empty = await cutFont({ source, letters: '' });
  const fonts = await Promise.all([...letters].map(async (letter) => ({ letter, font: await cutFont({ source, letters: letter }) })));
  expect(fonts.filter(({ font }) => font.length === empty.length).map(({ letter }) => letter)).toEqual([]);
});

test('all texts of the message catalogs need only the first three font files, at most 30 KB together', () => {
  const catalogText = readdirSync(CATALOGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.po'))
    .flatMap((file) => [...readFileSync(`${CATALOGS}${file}`, 'utf8').matchAll(/^(?:msgstr|msgid) "(.*)"$/gm)])
    .map(([, text = '']) => text)
    .join('');
  expect(catalogText.length).toBeGreaterThan(10_000);
  expect([...new Set(catalogText)].filter((letter) => !`${FIRST}${FALLBACK_SIGNS}`.includes(letter))).toEqual([]);
  const bytes = ['latin', 'cyrillic', 'uzbek-cyrillic'].map((name) => readFileSync(at(`onest-${name}.woff2`)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_VIEW_MAX_BYTES);
});

test('`unicodeRange` lists letters as ranges, without those of another file', () => {
  expect(unicodeRange('cabx')).toBe('U+0061-0063, U+0078');
  expect(unicodeRange('abc', 'b')).toBe('U+0061, U+0063');
});
