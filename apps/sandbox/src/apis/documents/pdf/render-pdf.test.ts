import { toPrintable } from '@muddat/i18n/printable';
import { personName } from '@muddat/validators';
import { describe, expect, test } from 'vitest';
import { customers } from '../../../db/schema/auth.ts';
import { products, stores } from '../../../db/schema/catalogue.ts';
import { HOSTILE_TEXT } from '../../../seed/hostile-texts.ts';
import { collectSeedTexts } from '../../../testing/all-texts.ts';
import { countMissingGlyphs, readPdf } from '../../../testing/documents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import type { PdfTask } from './document-layout.ts';
import { documentTextsOf } from './document-texts.ts';
import { loadPdfFonts, MissingGlyphError, typeset } from './pdf-fonts.ts';
import renderPdf from './render-pdf.ts';

const sandbox = await openSandbox();
const fonts = await loadPdfFonts();
const hasGlyph = (codePoint: number): boolean => fonts['onest-regular'].hasGlyph(codePoint) && fonts['onest-bold'].hasGlyph(codePoint);

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RUSSIAN = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя';

const documentWith = (text: string): PdfTask => ({
  layout: {
    title: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'list', heading: text, rows: [{ name: text, value: text, strong: true }] },
      { kind: 'table', heading: text, columns: [{ name: text, share: 1 }], rows: [[text]], total: [text] },
    ],
  },
  stamp: {
    lang: 'ru',
    issuer: [text],
    issuedAt: new Date(0),
    code: { name: text, value: 'AAAAA' },
    lines: [text],
    url: 'https://muddat.example/ru/verify/AAAAA',
    qrAlt: text,
    pageOf: '{page} / {pages}',
  },
});

describe('[X-10] every character on a document', () => {
  test.each([
    ['Russian', RUSSIAN],
    ['Uzbek in Latin letters', `${LATIN}OʻoʻGʻgʻ maʼlumot`],
    ['Uzbek in Cyrillic letters', `${RUSSIAN}ЎўҚқҒғҲҳ`],
    ['digits and punctuation', `0123456789 .,:;!?…()[]{}"'«»„“”‘’–—-/\\|@#№%&*+=<>_~^•·×°²³§©®™`],
    ['money with no-break spaces', "1\u00a0321\u00a0679\u00a0soʻm, so'm, сум"],
  ])('of %s has its own glyph', (_what, text) => {
    expect(toPrintable(text, hasGlyph)).toBe(text);
  });

  test('of a name that customers may have has its own glyph', () => {
    const letters = Array.from({ length: 0x500 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
      (letter) => /\p{L}/u.test(letter) && personName(letter + letter) === null,
    );
    expect(letters.length).toBeGreaterThan(200);
    expect(letters.filter((letter) => toPrintable(letter, hasGlyph) !== letter)).toEqual([]);
  });

  test('of the seed data has a glyph, or a replacement other than a question mark', async () => {
    const texts = [
      ...collectSeedTexts().flatMap(({ text }) => [text.ru, text.uz]),
      ...(await sandbox.db.select({ ru: products.nameRu, uz: products.nameUz }).from(products)).flatMap(({ ru, uz }) => [ru, uz]),
      ...(await sandbox.db.select({ name: stores.name }).from(stores)).map(({ name }) => name),
      ...(await sandbox.db.select({ name: customers.name }).from(customers)).map(({ name }) => name ?? ''),
      ...(['ru', 'uz'] as const).flatMap((locale) =>
        Object.values(documentTextsOf(locale)).flatMap((words) => (typeof words === 'string' ? [words] : [])),
      ),
    ];
    expect(texts.some((text) => text.includes('″'))).toBe(true);
    const marks = (text: string): number => text.split('?').length;
    expect(texts.filter((text) => marks(toPrintable(text, hasGlyph)) !== marks(text))).toEqual([]);
    expect(
      texts.filter((text) => [...toPrintable(text, hasGlyph)].some((one) => one !== '\n' && !hasGlyph(one.codePointAt(0) ?? 0))),
    ).toEqual([]);
  });

  test.each([
    ['Ноутбук Velta Work 275, 14″, 8 ГБ', 'Ноутбук Velta Work 275, 14", 8 ГБ'],
    ['Чехол 🐱 для\u200b Ω', 'Чехол для Ω'],
    ['Магазин «Ἑλλάς»', 'Магазин «Ἑλλάς»'],
    ['Магазин «Ԥҽлӡ»', 'Магазин «Ԥҽлӡ»'],
    [HOSTILE_TEXT, 'tfel'],
  ])('is rendered as a glyph, not as an empty box: %j', async (text, shown) => {
    const pdf = await renderPdf(documentWith(text));
    expect([await countMissingGlyphs(pdf), (await readPdf(pdf)).text]).toEqual([0, expect.stringContaining(shown)]);
  });
});

test.each([
  ['in the normal size on one page', 20, 1],
  ['more tightly on one page', 30, 1],
  ['on two pages', 40, 2],
])('[X-10] a document with a table is set %s if it has %i rows', async (_how, count, pages) => {
  const task = documentWith('Atlas');
  const rows = Array.from({ length: count }, (_, index) => [String(index)]);
  const blocks = [{ kind: 'table', heading: 'Atlas', columns: [{ name: 'Atlas', share: 1 }], rows } as const];
  expect((await readPdf(await renderPdf({ ...task, layout: { title: 'Atlas', blocks } }))).pages).toBe(pages);
});

test('[X-10] a text is set in the font of the portal, or as a whole in the font with more letters', () => {
  expect(typeset(fonts, 'Atlas Uyi', 'bold')).toEqual({ text: 'Atlas Uyi', font: 'onest-bold' });
  expect(typeset(fonts, 'Atlas Ἑλλάς', 'regular')).toEqual({ text: 'Atlas Ἑλλάς', font: 'noto-regular' });
});

test.each([
  ['an accent that is one character with its letter', 'Ḁlice', 'Ḁlice', 'noto-regular'],
  ['an accent after its letter', 'Ко\u0330т', 'Ко\u0330т', 'noto-regular'],
  ['a key cap, which is no accent', 'Atlas 1\uFE0F\u20E3', 'Atlas 1', 'onest-regular'],
  ['an accent that no font has', 'Atla\u0591s', 'Atlas', 'onest-regular'],
])('[X-10] a text with %s is set with the accent if a font has it', (_what, text, shown, font) => {
  expect(typeset(fonts, text, 'regular')).toEqual({ text: shown, font });
});

test.each([
  ['Chinese', '中文'],
  ['Arabic', 'محمد'],
])('[X-10] a document with a text in %s letters is not made, because it would not name what was signed', async (_script, text) => {
  expect(() => typeset(fonts, text, 'regular')).toThrow(MissingGlyphError);
  await expect(renderPdf(documentWith(`Магазин «${text}»`))).rejects.toThrow(/^No font of documents has U\+[0-9A-F]{4}, U\+[0-9A-F]{4}/);
});
