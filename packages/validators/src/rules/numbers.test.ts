import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseDigits } from '../normalise-digits.ts';
import { asText, maxValue, minValue, number } from './numbers.ts';

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
const ASCII = '0123456789';

it('the rule number passes exactly texts of ASCII digits only or of Arabic-Indic digits only', () => {
  const text = fc.string({
    unit: fc.constantFrom(...ASCII, ...ARABIC_INDIC, ' ', '-', '.', 'e', 'x', '۱', '１'),
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, (value) => {
      const all = (set: string) => [...value].every((char) => set.includes(char));
      expect(number(value) === null).toBe(all(ASCII) || all(ARABIC_INDIC));
      if (number(value) === null) expect(normaliseDigits(value)).toMatch(/^[0-9]+$/);
    }),
    { numRuns: 1_000 },
  );
});

it('minValue and maxValue agree with a comparison of integers in units of 0.0001', () => {
  const parts = fc.record({ minus: fc.boolean(), whole: fc.nat({ max: 1_000_000 }), fraction: fc.option(fc.nat({ max: 9_999 })) });
  const asInteger = ({ minus, whole, fraction }: { minus: boolean; whole: number; fraction: number | null }) => {
    const units = BigInt(whole) * 10_000n + BigInt(fraction ?? 0);
    return minus ? -units : units;
  };
  fc.assert(
    fc.property(parts, fc.integer({ min: -1_000_000, max: 1_000_000 }), (value, bound) => {
      const text = `${value.minus ? '-' : ''}${value.whole}${value.fraction === null ? '' : `.${String(value.fraction).padStart(4, '0')}`}`;
      const units = asInteger(value);
      expect(minValue(text, bound) === null).toBe(units >= BigInt(bound) * 10_000n);
      expect(maxValue(text, bound) === null).toBe(units <= BigInt(bound) * 10_000n);
      expect(minValue(Number(text), bound)).toEqual(minValue(text, bound));
    }),
    { numRuns: 1_000 },
  );
});

it('asText writes every number as the same number without an exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(asText(value)).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(asText(value)) === value).toBe(true);
    }),
  );
  expect([asText(1e-7), asText(-1.5e-7), asText(1e21)]).toEqual(['0.0000001', '-0.00000015', '1000000000000000000000']);
});
