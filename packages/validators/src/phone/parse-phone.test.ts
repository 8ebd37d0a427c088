import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './parse-phone.ts';

describe('parsePhone', () => {
  it.each([
    '901234567',
    '+998901234567',
    '998901234567',
    '+998 90 123 45 67',
    ' (90) 123-45-67 ',
    '90.123.45.67',
    '+998\u00A090\u00A0123\u00A045\u00A067',
    '٩٠١٢٣٤٥٦٧',
    '8 90 123 45 67',
    '8901234567',
    '0 90 123 45 67',
    '+998 (0) 90 123 45 67',
    '00998901234567',
  ])('reads %o as +998901234567', (text) => {
    expect(parsePhone(text)).toEqual({ ok: true, phone: '+998901234567', kind: 'mobile' });
  });

  it.each([
    ['20', 'mobile'],
    ['33', 'mobile'],
    ['50', 'mobile'],
    ['70', 'mobile'],
    ['77', 'mobile'],
    ['80', 'mobile'],
    ['87', 'mobile'],
    ['88', 'mobile'],
    ['90', 'mobile'],
    ['95', 'mobile'],
    ['97', 'mobile'],
    ['98', 'mobile'],
    ['99', 'mobile'],
    ['55', 'fixed'],
    ['61', 'fixed'],
    ['69', 'fixed'],
    ['71', 'fixed'],
    ['76', 'fixed'],
    ['79', 'fixed'],
    ['96', 'unknown'],
    ['10', 'unknown'],
    ['60', 'unknown'],
  ])('reads a phone with the code %s as %s; an unknown code is accepted with a warning', (code, kind) => {
    const found = { ok: true, phone: `+998${code}1234567`, kind };
    expect(parsePhone(`${code}1234567`)).toEqual(kind === 'unknown' ? { ...found, warning: 'phone-code' } : found);
  });

  it.each([
    ['', 'phone-format'],
    ['+', 'phone-format'],
    ['phone', 'phone-format'],
    ['90 123 45 6x', 'phone-format'],
    ['90+1234567', 'phone-format'],
    ['+79261234567', 'foreign-code'],
    ['+99', 'foreign-code'],
    ['90123456', 'phone-length'],
    ['9012345678', 'phone-length'],
    ['79261234567', 'phone-length'],
    ['+998', 'phone-length'],
    ['+9989012345678', 'phone-length'],
    ['8712345678', 'phone-length'],
    ['8 90 123 45 6', 'phone-length'],
    ['0998901234567', 'bad-number'],
    ['012345678', 'bad-number'],
    ['+998012345678', 'bad-number'],
  ])('refuses %o with the error %s', (text, code) => {
    expect(parsePhone(text)).toEqual({ ok: false, code });
  });

  it('reads its own result back without a change, for every national number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (n) => {
        const parsed = parsePhone(String(n));
        expect(parsed.ok && parsed.phone).toBe(`+998${n}`);
        expect(parsed.ok && parsePhone(parsed.phone)).toEqual(parsed);
      }),
    );
  });
});
