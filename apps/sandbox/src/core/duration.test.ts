import { describe, expect, it } from 'vitest';
import { parseDuration } from './duration.ts';

describe('parseDuration', () => {
  it.each([
    ['P40D', 40 * 86_400_000],
    ['PT5M', 300_000],
    ['P1W', 604_800_000],
    ['P1DT12H', 129_600_000],
    ['PT1H30M15S', 5_415_000],
    ['PT0S', 0],
  ])('parses %s as %i ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each(['', 'P', 'PT', 'P1DT', 'P1M', 'P1Y', '-P1D', 'P-1D', '40D', 'P1.5D', 'p40d', 'P1D ', 'PT1D'])('returns null for %j', (text) => {
    expect(parseDuration(text)).toBeNull();
  });
});
