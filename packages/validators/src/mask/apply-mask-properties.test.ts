import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask } from './apply-mask.ts';
import { PHONE_MASK } from './phone-mask.ts';
import { DATE_MASK, EXPIRY_MASK } from './short-dates.ts';
import type { MaskOptions } from './types.ts';

const from = (alphabet: string, maxLength: number) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength });
/** Masks of tokens, optional ones (0, o), repeated ones (r), escapes, and literals that are digits and letters too. */
const anyMask = from('##@*0or!.- +(1a', 12);
const anyInput = fc.oneof(from('0123456789abXЯ.-+ (1\u0663', 20), fc.string({ maxLength: 12 }));
const tokens: MaskOptions['tokens'] = {
  '0': { pattern: /\d/, optional: true },
  o: { pattern: /[a-z]/i, optional: true },
  r: { pattern: /\d/, repeated: true },
};
const anyOptions: fc.Arbitrary<MaskOptions> = fc.record({ eager: fc.boolean(), reversed: fc.boolean(), tokens: fc.constant(tokens) });

describe('applyMask', () => {
  it('is idempotent on its own output', () => {
    fc.assert(
      fc.property(anyMask, anyInput, anyOptions, (mask, input, options) => {
        const once = applyMask(mask, input, options);
        expect(applyMask(mask, once.masked, options)).toEqual(once);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([PHONE_MASK, EXPIRY_MASK, DATE_MASK])('is idempotent on its own output of %s', (mask) => {
    fc.assert(
      fc.property(fc.oneof(anyInput, from('0123456789+9 8/.-', 16)), fc.boolean(), (input, eager) => {
        const once = applyMask(mask, input, { eager });
        const twice = applyMask(mask, once.masked, { eager });
        expect([twice.masked, twice.unmasked]).toEqual([once.masked, once.unmasked]);
        if (once.error === undefined) expect(twice).toEqual(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is idempotent over several masks', () => {
    fc.assert(
      fc.property(fc.array(from('##@.- (', 8), { minLength: 1, maxLength: 3 }), anyInput, (masks, input) => {
        const once = applyMask(masks, input);
        expect(applyMask(masks, once.masked)).toEqual(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('with the phone mask keeps every digit of a national number typed with or without its country code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (n) => {
        for (const input of [String(n), `998${n}`, `+998${n}`, `+998 ${n}`]) {
          const { unmasked, completed, error } = applyMask(PHONE_MASK, input);
          expect([input, unmasked, completed, error]).toEqual([input, String(n), true, undefined]);
        }
      }),
    );
  });

  it('shows only characters that were typed or are in the mask', () => {
    fc.assert(
      fc.property(anyMask, from('0123456789abX.-', 20), anyOptions, (mask, input, options) => {
        const { masked, unmasked } = applyMask(mask, input, options);
        for (const char of masked) expect(mask.includes(char) || input.includes(char)).toBe(true);
        expect(unmasked.length).toBeLessThanOrEqual(input.length);
      }),
    );
  });
});
