import { describe, expect, it } from 'vitest';
import { cardOfBank } from './card/card-rules.ts';
import { cleanPasted, normaliseDigits } from './normalise-digits.ts';
import { birthdateSchema } from './schemas/birthdate-schema.ts';
import { cardSchema } from './schemas/card-schema.ts';
import { codeSchema } from './schemas/code-schema.ts';
import { contactPhonesSchema } from './schemas/contact-phones-schema.ts';
import { passportSchema, pinflSchema } from './schemas/identity-schema.ts';
import { phoneSchema } from './schemas/phone-schema.ts';
import { corporateRequestSchema } from './schemas/request-schemas.ts';
import { parseOrMessages } from './testing/parse-or-messages.ts';

const NOW = Date.UTC(2026, 10, 21);
const digitsFrom = (zero: number) => (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const fullWidth = (char: string) => String.fromCharCode(char.charCodeAt(0) + 0xfee0);

/** What messengers, banks' apps and keyboards add to a number or change in it on its way to the clipboard. */
const DISGUISES: [string, (text: string) => string][] = [
  ['left-to-right embedding', (text) => `\u202A${text}\u202C`],
  ['right-to-left override', (text) => `\u202E${text}\u202C`],
  ['isolates', (text) => `\u2066${text}\u2069 \u2067\u2068`],
  ['left-to-right and Arabic letter marks', (text) => `\u200E${text}\u200F\u061C`],
  ['zero-width characters', (text) => [...text].join('\u200B')],
  ['joiners', (text) => [...text].join('\u200D\u200C\u2060')],
  ['a byte order mark', (text) => `\uFEFF${text}\uFEFF`],
  ['soft hyphens', (text) => [...text].join('\u00AD')],
  ['no-break spaces around it', (text) => `\u00A0${text}\u202F`],
  ['a line break behind it', (text) => `${text}\r\n`],
  ['Arabic-Indic digits', digitsFrom(0x0660)],
  ['extended Arabic-Indic digits', digitsFrom(0x06f0)],
  ['full-width digits', digitsFrom(0xff10)],
  ['full-width letters, digits, signs and spaces', (text) => `\u3000${text.replace(/[!-~]/g, fullWidth)}`],
];

const COMPANY = { company: 'Olma', contact_name: 'Nodira', phone: '901234567' };
/** Every schema that parses a number: input and output. */
const NUMBERS: [string, (text: string) => unknown, string, unknown][] = [
  ['phone', (text) => parseOrMessages(phoneSchema, text), '901234567', '+998901234567'],
  ['phone with its code', (text) => parseOrMessages(phoneSchema, text), '+998901234567', '+998901234567'],
  [
    'contact phones',
    (text) => parseOrMessages(contactPhonesSchema(), [text, '911234567']),
    '901234567',
    ['+998901234567', '+998911234567'],
  ],
  [
    'card',
    (text) => parseOrMessages(cardSchema(NOW), { number: text, expiry: '12/27' }),
    '9860123456789013',
    { number: '9860123456789013', expiry: '2712' },
  ],
  [
    'expiry',
    (text) => parseOrMessages(cardSchema(NOW), { number: '9860123456789013', expiry: text }),
    '12/27',
    { number: '9860123456789013', expiry: '2712' },
  ],
  ['BIN of a bank', (text) => cardOfBank(text, ['986012']), '9860123456789013', null],
  ['code', (text) => parseOrMessages(codeSchema, text), '123456', '123456'],
  ['PINFL', (text) => parseOrMessages(pinflSchema, text), '31210932040247', '31210932040247'],
  ['passport', (text) => parseOrMessages(passportSchema, text), 'AA1234567', 'AA1234567'],
  ['birthdate', (text) => parseOrMessages(birthdateSchema('2026-11-21'), text), '01.02.1990', '1990-02-01'],
  [
    'tax number',
    (tin) => parseOrMessages(corporateRequestSchema, { ...COMPANY, tin }),
    '123456789',
    expect.objectContaining({ tin: '123456789' }),
  ],
  [
    'number of employees',
    (employees) => parseOrMessages(corporateRequestSchema, { ...COMPANY, employees }),
    '25',
    expect.objectContaining({ employees: 25 }),
  ],
];

describe.each(NUMBERS)('a %s', (_what, send, plain, sent) => {
  it('is converted to its stored form', () => {
    expect(send(plain)).toEqual(sent);
  });

  it.each(DISGUISES)('is read despite %s', (_disguise, disguise) => {
    expect(send(disguise(plain))).toEqual(sent);
  });
});

it.each(DISGUISES)('cleanPasted removes or converts %s', (_disguise, disguise) => {
  expect(cleanPasted(disguise('8600')).trim()).toBe('8600');
});

it('cleanPasted removes invisible characters, turns all white space into plain spaces, and keeps letters and signs', () => {
  expect(cleanPasted('\u202A50\u00A0тыс.\u2009-\u200B5e4')).toBe('50 тыс. -5e4');
});

it('cleanPasted makes plain text of a full-width one, and no digit of a superscript, a circled number or a fraction', () => {
  expect(cleanPasted('＋９９８\u3000９０')).toBe('+998 90');
  expect(cleanPasted('１２／２７，０１．０２－ＡＡ（~！')).toBe('12/27,01.02-AA(~!');
  expect(cleanPasted('50² ① ½')).toBe('50² ① ½');
});

it('normaliseDigits changes only digits and full-width characters', () => {
  expect(normaliseDigits('\u202A٠٩ ۰۹ ０９ ＋ a9')).toBe('\u202A09 09 09 + a9');
});
