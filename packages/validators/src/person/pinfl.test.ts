import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinfl } from './document-rules.ts';
import { parsePinfl, pinflCheckDigit } from './parse-pinfl.ts';

/** The check digit by trial: the one of ten digits that makes the weighted sum minus itself a multiple of ten. */
const slowCheckDigit = (body: string): string =>
  [...'0123456789'].find((digit) => {
    const weighted = [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0);
    return (weighted - Number(digit)) % 10 === 0;
  }) ?? '';

const anyPinfl = fc
  .record({
    first: fc.integer({ min: 1, max: 6 }),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 0, max: 99 }),
    rest: fc.stringMatching(/^\d{6}$/),
  })
  .map(({ first, day, month, year, rest }) => {
    const body = `${first}${[day, month, year].map((part) => String(part).padStart(2, '0')).join('')}${rest}`;
    return body + slowCheckDigit(body);
  });

describe('parsePinfl', () => {
  it.each([
    ['31210632040244', 'male', '1963-10-12'],
    ['31210932040247', 'male', '1993-10-12'],
    ['40201902050010', 'female', '1990-01-02'],
    ['3121 0632 0402 44', 'male', '1963-10-12'],
    ['٣١٢١٠٦٣٢٠٤٠٢٤٤', 'male', '1963-10-12'],
  ])('reads %o as a %s person born on %s', (text, sex, birthdate) => {
    expect(parsePinfl(text)).toEqual({ ok: true, pinfl: expect.stringMatching(/^\d{14}$/), sex, birthdate });
  });

  it.each([
    ['1', 'male', 1800],
    ['2', 'female', 1800],
    ['3', 'male', 1900],
    ['4', 'female', 1900],
    ['5', 'male', 2000],
    ['6', 'female', 2000],
  ])('reads a first digit of %s as a %s person born in the century from %i', (first, sex, century) => {
    const body = `${first}010105123456`;
    expect(parsePinfl(body + slowCheckDigit(body))).toMatchObject({ ok: true, sex, birthdate: `${century + 5}-01-01` });
  });

  it.each([
    ['', 'pinfl-format'],
    ['3121063204024', 'pinfl-format'],
    ['312106320402444', 'pinfl-format'],
    ['71210632040244', 'pinfl-format'],
    ['01210632040244', 'pinfl-format'],
    ['3121063204024A', 'pinfl-format'],
    ['33102632040244', 'pinfl-date'],
    ['52902012040244', 'pinfl-date'],
    ['31210632040245', 'pinfl-check-digit'],
  ])('refuses %o with the error %s', (text, code) => {
    expect(parsePinfl(text)).toEqual({ ok: false, code });
  });

  it('accepts every number with the right check digit', () => {
    fc.assert(
      fc.property(anyPinfl, (number) => {
        expect(parsePinfl(number)).toMatchObject({ ok: true, pinfl: number });
        expect(pinflCheckDigit(number.slice(0, 13))).toBe(number[13]);
      }),
    );
  });

  it('refuses a number with any single wrong digit', () => {
    fc.assert(
      fc.property(anyPinfl, fc.nat({ max: 13 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(parsePinfl(wrong).ok).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('pinfl', () => {
  it.each([
    ['31210632040244', undefined, null],
    ['31210632040244', '12.10.1963', null],
    ['31210632040244', '1963-10-12', null],
    ['31210632040244', '13.10.1963', 'pinfl-birthdate'],
    ['31210632040244', '12.10.1863', 'pinfl-birthdate'],
    ['31210632040244', '', null],
    ['31210632040244', '31.02.1963', null],
    ['31210632040245', '12.10.1963', 'pinfl-check-digit'],
    [31210632040244, '12.10.1963', null],
    ['', '12.10.1963', null],
    [null, '12.10.1963', null],
    [{}, undefined, 'pinfl-format'],
  ])('%o with the birthdate %o has the error %s', (value, born, code) => {
    expect(pinfl(value, born)).toEqual(code === null ? null : { code, params: {} });
  });
});
