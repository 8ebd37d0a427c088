import { expect, test } from 'vitest';
import { toPrintable } from './to-printable.ts';

const FONT = new Set(
  Array.from(
    ` \u00a0abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'"-–—/«»№•${'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ'}ʻʼ`,
  ),
);
const drawn = (text: string): string => toPrintable(text, (codePoint) => FONT.has(String.fromCodePoint(codePoint)));

test.each([
  ['keeps text that the font has', 'Soʻm, №\u00a01 «ЎҚҒҲ» — ok?', 'Soʻm, №\u00a01 «ЎҚҒҲ» — ok?'],
  ['replaces the signs of inches and feet', '15,6″ 8′', `15,6" 8'`],
  ['replaces other hyphens, dashes and the minus', 'a\u2010b\u2011c\u2012d\u2015e −5', 'a-b-c–d—e -5'],
  ['replaces other no-break spaces', '1\u202f000\u2007000\u00a0x', '1\u00a0000\u00a0000\u00a0x'],
  ['replaces other spaces', 'a\u2009b\u3000c\td', 'a b c d'],
  ['keeps a line feed and replaces a line separator', 'a\nb\u2028c', 'a\nb c'],
  ['removes bidi and zero-width characters, soft hyphens and controls', '\u202Ea\u200Bb\u2066c\u00ADd\uFEFFe\u0000f\u2060', 'abcdef'],
  ['removes emoji with skin tone, joiner, flag and key cap', 'ok 👩🏽‍💻🇺🇿❤️1️⃣ok', 'ok 1ok'],
  ['replaces ligatures and full-width letters', 'ﬁ ＡＢ１', 'fi AB1'],
  ['removes the accent of a letter that the font lacks', 'Łódź é', '?odz e'],
  ['joins a letter and its combining mark', 'И\u0306 У\u0306', 'Й \u040E'],
  ['replaces letters of other scripts by question marks', '中文 شا', '?? ??'],
  ['removes half of a surrogate pair', 'a\ud83db', 'ab'],
])('toPrintable %s', (_what, text, expected) => {
  expect(drawn(text)).toBe(expected);
});
