import { describe, expect, it } from 'vitest';
import { backoffMs, genericRetry, retryAfterMs, retryPolicy } from './retry-policy.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);

describe('the retry policy', () => {
  it('[S7-20] genericRetry retries reads once and writes never; a policy given as a number retries writes too', () => {
    expect(genericRetry).toEqual({ limit: 1, writes: false });
    expect(retryPolicy(genericRetry)).toMatchObject({ limit: 1, writes: false });
    expect(retryPolicy(2)).toMatchObject({ limit: 2, writes: true });
    expect(retryPolicy({ limit: 2 })).toMatchObject({ limit: 2, writes: false });
  });

  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['0', 0],
    [' 120 ', 120_000],
    ['Sat, 21 Nov 2026 08:00:05 GMT', 5000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ])('reads Retry-After %j as %s ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });

  it.each([
    [0, 0, 50],
    [0, 1, 100],
    [1, 0, 100],
    [2, 0.5, 300],
  ])('with a base of 100 ms waits at attempt %d, with the random value %d, for %d ms', (attempt, random, expected) => {
    expect(backoffMs(attempt, 100, random)).toBe(expected);
  });
});
