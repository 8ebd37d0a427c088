import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumber } from './card-rules.ts';
import { formatCardExpiry, parseCardExpiry, swapExpiry } from './parse-card-expiry.ts';
import { hasLuhnDigit, parseCardNumber } from './parse-card-number.ts';
import { CARD_RANGES, cardRange } from './systems.ts';

/** The check digit by trial: the one of ten digits that makes the slowly computed sum valid. */
function withCheckDigit(body: string, right = true): string {
  const total = (digits: string): number =>
    [...digits].reduceRight(
      ({ sum, twice }, digit) => {
        const n = Number(digit) * (twice ? 2 : 1);
        return { sum: sum + Math.floor(n / 10) + (n % 10), twice: !twice };
      },
      { sum: 0, twice: false },
    ).sum;
  const check = [...'0123456789'].find((digit) => total(body + digit) % 10 === 0) ?? '';
  return body + (right ? check : String((Number(check) + 1) % 10));
}
const pad = (prefix: string, fill = '123456789012345'): string => (prefix + fill).slice(0, 15);

describe('parseCardNumber', () => {
  it.each([
    ['8600', 'uzcard', undefined, false],
    ['5614', 'uzcard', undefined, false],
    ['6262', 'uzcard', 'unionpay', false],
    ['6264', 'uzcard', 'unionpay', false],
    ['544081', 'uzcard', 'mastercard', true],
    ['9860', 'humo', undefined, false],
    ['400847', 'humo', 'visa', true],
    ['407342', 'humo', 'visa', true],
    ['418783', 'humo', 'visa', true],
    ['429434', 'humo', 'visa', true],
    ['406707', 'humo', 'visa', true],
    ['555536', 'humo', 'mastercard', true],
  ] as const)('the prefix %s is of %s with the network %s and refuses a wrong check digit: %s', (prefix, system, network, strict) => {
    const good = withCheckDigit(pad(prefix));
    const bad = withCheckDigit(pad(prefix), false);
    const found = { ok: true, number: good, system, ...(network && { network }) };
    expect(parseCardNumber(good)).toEqual(found);
    expect(parseCardNumber(bad)).toEqual(
      strict ? { ok: false, code: 'card-check-digit' } : { ...found, number: bad, warning: 'card-check-digit' },
    );
    expect([cardNumber(good), cardNumber(bad)?.code]).toEqual([null, strict ? 'card-check-digit' : undefined]);
    expect(CARD_RANGES.filter((range) => range.prefix === prefix)).toHaveLength(1);
  });

  it.each([
    '8600 1234 5678 9012',
    '8600-1234-5678-9012',
    ' 8600\u00A01234\u202F5678 9012 ',
    '8600–1234—5678−9012',
    '٨٦٠٠١٢٣٤٥٦٧٨٩٠١٢',
    '86001234 ٥٦٧٨ 9012',
    '８６００\u3000１２３４－５６７８\u3000９０１２',
  ])('reads the card number %o as 8600123456789012', (text) => {
    expect(parseCardNumber(text)).toMatchObject({ ok: true, number: '8600123456789012' });
  });

  it.each([
    ['', 'card-format'],
    [' - ', 'card-format'],
    ['8600 1234 5678 901x', 'card-format'],
    ['8600.1234.5678.9012', 'card-format'],
    ['+8600123456789012', 'card-format'],
    ['८६००१२३४५६७८९०१२', 'card-format'],
    ['860012345678901', 'card-length'],
    ['86001234567890123', 'card-length'],
    ['4111111111111111', 'card-system'],
    ['8601123456789012', 'card-system'],
    ['5440801234567890', 'card-system'],
    ['0000000000000000', 'card-system'],
    ['8888888888888888', 'card-system'],
    ['4008470000000007', 'card-check-digit'],
  ])('refuses the card number %o with the error %s', (text, code) => {
    expect(parseCardNumber(text)).toEqual({ ok: false, code });
    if (text !== '') expect(cardNumber(text)).toEqual({ code, params: {} });
  });

  it('hasLuhnDigit detects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const good = withCheckDigit(body);
        expect(hasLuhnDigit(good)).toBe(true);
        const wrong = good.slice(0, at) + ((Number(good[at]) + by) % 10) + good.slice(at + 1);
        expect(hasLuhnDigit(wrong)).toBe(false);
      }),
    );
  });

  it('`cardRange` finds system and network by the first digits, and nothing for only two digits', () => {
    expect([cardRange('98'), cardRange('9860')?.system, cardRange('555536')?.network]).toEqual([null, 'humo', 'mastercard']);
  });
});

describe('parseCardExpiry', () => {
  const now = Date.UTC(2025, 11, 15);

  it.each([
    ['1225', '2512', '12/25'],
    ['12/25', '2512', '12/25'],
    [' 12/25 ', '2512', '12/25'],
    ['١٢/٢٥', '2512', '12/25'],
    ['01/26', '2601', '01/26'],
    ['03/99', '9903', '03/99'],
  ])('reads the expiry %o as the YYMM %s', (text, yymm, shown) => {
    expect(parseCardExpiry(text, now)).toEqual({ ok: true, yymm, shown });
  });

  it.each(['', '1', '125', '1/25', '12/2025', '12-25', '12 / 25', '12//25', 'ab/cd', '12255', '/1225'])(
    'refuses the text %o, which does not have the format of an expiry',
    (text) => {
      expect(parseCardExpiry(text, now)).toEqual({ ok: false, code: 'expiry-format' });
    },
  );

  it.each(['0025', '13/25', '99/99'])('refuses the text %o, which has no valid month', (text) => {
    expect(parseCardExpiry(text, now)).toMatchObject({ ok: false, code: 'expiry-month' });
  });

  it('swapExpiry converts between MMYY and YYMM, and formatCardExpiry shows MM/YY', () => {
    expect([swapExpiry('1225'), swapExpiry('2512'), formatCardExpiry('2512')]).toEqual(['2512', '1225', '12/25']);
  });

  it('reads back every expiry that formatCardExpiry shows', () => {
    const two = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 26, max: 99 }), (month, year) => {
        const yymm = two(year) + two(month);
        const shown = formatCardExpiry(yymm);
        expect(parseCardExpiry(shown, now)).toEqual({ ok: true, yymm, shown });
        expect(parseCardExpiry(swapExpiry(yymm), now)).toEqual({ ok: true, yymm, shown });
      }),
    );
  });

  it.each([
    ['2025-12-31T18:59:59.999Z', true],
    ['2025-12-31T19:00:00.000Z', false],
    ['2025-11-30T00:00:00.000Z', true],
    ['2035-01-01T00:00:00.000Z', false],
  ])('at %s the expiry 12/25 is valid: %s, until the end of its month in Tashkent', (at, ok) => {
    expect(parseCardExpiry('12/25', Date.parse(at))).toEqual(
      ok ? { ok, yymm: '2512', shown: '12/25' } : { ok, code: 'expiry-past', yymm: '2512', shown: '12/25' },
    );
  });
});
