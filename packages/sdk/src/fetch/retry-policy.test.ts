import { describe, expect, it } from 'vitest';
import { backoffMs, genericRetry, retryAfterMs, retryPolicy } from './retry-policy.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);

describe('the retry policy', () => {
  it('[S7-20] is one retry of reads in its generic form, and a number also retries writes', () => {
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
  ])('waits at try %d with random %d for %d ms of a base of 100', (attempt, random, expected) => {
    expect(backoffMs(attempt, 100, random)).toBe(expected);
  });
});
