import { describe, expect, it } from 'vitest';
import { addressSchema } from '../schemas/checkout-schema.ts';
import { feedbackSchema } from '../schemas/request-schemas.ts';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { APOSTROPHES, cleanText, foldApostrophes } from './clean-text.ts';

const chars = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

describe('cleanText', () => {
  it.each([
    ['bidi controls', `${chars(0x202a, 0x202e)}${chars(0x2066, 0x2069)}\u200e\u200f\u061c`],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff\u180e\u00ad\u034f'],
    ['fillers of Hangul and of braille', '\u115f\u1160\u3164\uffa0\u2800'],
    ['tags, variation selectors and annotations', `${chars(0xe0020, 0xe007f)}${chars(0xfe00, 0xfe0f)}\ufff9\ufffa\ufffb`],
    ['halves of a surrogate pair', '\ud83d \ude00'],
    ['control characters', `${chars(0, 8)}${chars(0x0b, 0x1f)}${chars(0x7f, 0x9f)}`],
    ['white space', ' \t\n\u00a0\u2003'],
  ])('returns an empty text for %s alone', (_what, text) => {
    expect(cleanText(text)).toBe('');
  });

  it.each([
    ['\u202eилахорп\u202c Хорошо', 'илахорп Хорошо'],
    ['Ди\u200bлноза', 'Дилноза'],
    ['a\u0007b', 'a b'],
    ['один\r\nдва\rтри\u2028четыре', 'один\nдва\nтри\nчетыре'],
    ['  Oʻgʻiloy — maʼno, ёлка\tи\nтекст ', 'Oʻgʻiloy — maʼno, ёлка\tи\nтекст'],
    ['👩‍🔧 ❤️ 👍🏽 👨‍👩‍👧 🏳️‍🌈 1️⃣', '👩‍🔧 ❤️ 👍🏽 👨‍👩‍👧 🏳️‍🌈 1️⃣'],
    ['a\u200d👍\u200d b\ufe0f', 'a👍 b'],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });
});

it.each([..."'’‘ʻʼ`´′ʹʽʾʿˈˋ‛ꞌ＇"])('foldApostrophes turns %s in a name into a plain apostrophe', (apostrophe) => {
  expect(APOSTROPHES).toContain(apostrophe);
  expect(foldApostrophes(`O${apostrophe}ktam`)).toBe("O'ktam");
});

it('addressSchema and feedbackSchema remove invisible characters from address, name and message', () => {
  expect(
    parseOrMessages(addressSchema, { region: '1726', district: '1726262', address: '\u202EAmir\u200B Temur\u00A0 1\u202C' }),
  ).toMatchObject({
    address: 'Amir Temur 1',
  });
  expect(parseOrMessages(feedbackSchema, { name: 'No\u202Edira', phone: '901234567', message: 'a\u2066\r\nb\u0000' })).toMatchObject({
    name: 'Nodira',
    message: 'a\nb',
  });
});
