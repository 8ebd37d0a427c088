import { describe, expect, it } from 'vitest';
import { countCharacters, counterState } from './counter-state.ts';

describe('countCharacters counts an emoji, a letter and a line break as one character each', () => {
  it.each([
    ['', 0],
    ['soʻm', 4],
    ['Привет', 6],
    ['😀😀', 2],
    ['a\nb', 3],
  ])('the text %o has %i characters', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe('the counter of a text area', () => {
  it.each([
    [0, 500, 'far'],
    [449, 500, 'far'],
    [450, 500, 'near'],
    [500, 500, 'near'],
    [501, 500, 'over'],
    [9, 20, 'far'],
    [10, 20, 'near'],
  ] as const)('at %i of %i characters is in the state %s', (count, limit, state) => {
    expect(counterState(count, limit)).toBe(state);
  });
});
