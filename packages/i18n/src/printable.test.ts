import { expect, test } from 'vitest';
import { printable } from './printable.ts';

const FONT = new Set(
  Array.from(
    ` \u00a0abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'"-–—/«»№•${'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ'}ʻʼ`,
  ),
);
const drawn = (text: string): string => printable(text, (codePoint) => FONT.has(String.fromCodePoint(codePoint)));

test.each([
  ['text that the font has', 'Soʻm, №\u00a01 «ЎҚҒҲ» — ok?', 'Soʻm, №\u00a01 «ЎҚҒҲ» — ok?'],
  ['inches and feet', '15,6″ 8′', `15,6" 8'`],
  ['other hyphens, dashes and minus', 'a\u2010b\u2011c\u2012d\u2015e −5', 'a-b-c–d—e -5'],
  ['no-break spaces', '1\u202f000\u2007000\u00a0x', '1\u00a0000\u00a0000\u00a0x'],
  ['other spaces', 'a\u2009b\u3000c\td', 'a b c d'],
  ['line ends', 'a\nb\u2028c', 'a\nb c'],
  ['bidi and zero-width characters, soft hyphens, controls', '\u202Ea\u200Bb\u2066c\u00ADd\uFEFFe\u0000f\u2060', 'abcdef'],
  ['emoji with skin, joiner, flag and key cap', 'ok 👩🏽‍💻🇺🇿❤️1️⃣ok', 'ok 1ok'],
  ['ligatures and full-width letters', 'ﬁ ＡＢ１', 'fi AB1'],
  ['a letter that its accent can leave', 'Łódź é', '?odz e'],
  ['letters written as letter and mark', 'И\u0306 У\u0306', 'Й \u040E'],
  ['letters of other scripts', '中文 شا', '?? ??'],
  ['half of a surrogate pair', 'a\ud83db', 'ab'],
])('%s', (_what, text, expected) => {
  expect(drawn(text)).toBe(expected);
});
