import { describe, expect, it } from 'vitest';
import { countCharacters, counterState } from './counter.ts';

describe('characters are counted as a person does', () => {
  it.each([
    ['', 0],
    ['soʻm', 4],
    ['Привет', 6],
    ['😀😀', 2],
    ['a\nb', 3],
  ])('%o has %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('the counter', () => {
  it.each([
    [0, 500, 'far'],
    [449, 500, 'far'],
    [450, 500, 'near'],
    [500, 500, 'near'],
    [501, 500, 'over'],
    [9, 20, 'far'],
    [10, 20, 'near'],
  ] as const)('at %i of %i is %s', (count, limit, state) => {
    expect(counterState(count, limit)).toBe(state);
  });
});
