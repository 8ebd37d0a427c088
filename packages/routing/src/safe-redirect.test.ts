import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCEPTED_TARGETS, REFUSED_TARGETS } from './safe-redirect.payloads.ts';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://muddat.example';

describe('safeRedirect', () => {
  it('is tested with at least sixty hostile targets', () => {
    expect(new Set(REFUSED_TARGETS).size).toBe(REFUSED_TARGETS.length);
    expect(REFUSED_TARGETS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(REFUSED_TARGETS.map((target) => [target]))('refuses %j', (target) => {
    expect(safeRedirect(target, { origin })).toBeNull();
  });

  it.each(ACCEPTED_TARGETS.map((target) => [target]))('returns %j unchanged', (target) => {
    expect(safeRedirect(target, { origin })).toBe(target);
  });

  it.each(['', 'null', 'muddat.example'])('refuses every target for the invalid origin %j', (broken) => {
    expect(safeRedirect('/ru/main-page', { origin: broken })).toBeNull();
  });

  it('accepts no target composed of hostile parts that leaves the site or the locale', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%25',
      '2f',
      '2e',
      'ru',
      'uz',
      'api',
      ';',
      ':',
      '@',
      '?',
      '#',
      '\t',
      ' ',
      'a',
      'ж',
      '／',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/ru/${pieces.join('')}`;
        if (safeRedirect(target, { origin }) === null) return;
        const url = new URL(target, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).toMatch(/^\/ru(\/|$)/);
        expect(url.pathname).not.toMatch(/\/\/|\\/);
      }),
      { numRuns: 3000 },
    );
  });
});
