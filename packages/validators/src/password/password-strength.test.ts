import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_WORDS } from './common-words.ts';
import { estimateGuesses, passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['12345678', 'weak'],
    ['87654321', 'weak'],
    ['11111111', 'weak'],
    ['qwertyuiop', 'weak'],
    ['йцукенгш', 'weak'],
    ['P@ssw0rd', 'weak'],
    ['Password1', 'weak'],
    ['toshkent2026', 'weak'],
    ['Samarqand99', 'weak'],
    ['parolparol', 'weak'],
    ['ghbdtn123', 'weak'],
    ['abcabcabc', 'weak'],
    ['01.02.1990', 'weak'],
    ['01021990', 'weak'],
    ['1qaz2wsx', 'weak'],
    ['x7#kq', 'weak'],
    ['zilola+72', 'weak'],
    ['bqkvzrw', 'fair'],
    ['Muddat-demo-1', 'good'],
    ['tuya choy', 'good'],
    ['bqkvzrwm', 'good'],
    ['qovunjazirama', 'strong'],
    ['kqvm2xwzr8', 'strong'],
    ['сиреневый туман', 'strong'],
  ])('rates the password %o as %s', (password, strength) => {
    expect([password, passwordStrength(password)]).toEqual([password, strength]);
  });

  it('rates a password as weak if it is a personal word, even with a sign and a digit', () => {
    expect([passwordStrength('Xurshidbek-7'), passwordStrength('Xurshidbek-7', ['Xurshidbek'])]).toEqual(['strong', 'weak']);
    expect([passwordStrength('901284637'), passwordStrength('901284637', ['901284637'])]).toEqual(['fair', 'weak']);
  });

  it('rates a common word with up to two digits as weak, in upper and lower case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMON_WORDS), fc.integer({ min: 0, max: 99 }), fc.boolean(), (word, n, upper) => {
        expect(passwordStrength(`${upper ? word.toUpperCase() : word}${n}`)).toBe('weak');
      }),
    );
  });

  it('repeating a text up to 12 times makes it at most 12 times as hard to guess', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 12 }), (text, times) => {
        expect(estimateGuesses(text.repeat(times))).toBeLessThanOrEqual(estimateGuesses(text) + Math.log10(12));
      }),
    );
  });

  it('a password of n characters takes at most 10^n guesses, and a personal word never makes it harder', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 5, maxLength: 20 }),
        fc.stringMatching(/^[a-z0-9]$/),
        fc.string({ minLength: 3, maxLength: 8 }),
        (text, char, own) => {
          expect(estimateGuesses(text + char)).toBeLessThanOrEqual(text.length + 1);
          expect(estimateGuesses(text, [own])).toBeLessThanOrEqual(estimateGuesses(text) + 1e-9);
        },
      ),
    );
  });

  it('rates a hostile text of 260 000 characters within half a second', () => {
    const times = Array.from({ length: 3 }, () => {
      const started = Date.now();
      passwordStrength('a1'.repeat(100_000) + 'qwerty'.repeat(10_000));
      return Date.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
