import { describe, expect, test } from 'vitest';
import { isWanted, parseOptions } from './options.ts';

const NAMES = ['home', 'pay', 'pay-code', 'stores-narrowed'];

describe('options of pnpm pictures', () => {
  test('the whole matrix when nothing is said', () => {
    expect(parseOptions([], NAMES)).toEqual({
      only: [],
      widths: [360, 768, 1280],
      langs: ['ru', 'uz'],
      themes: ['light', 'dark'],
      build: true,
    });
  });

  test('each option narrows it', () => {
    const options = parseOptions(['--only', 'home,pay', '--width', '360,1280', '--lang', 'uz', '--theme', 'dark', '--no-build'], NAMES);
    expect(options).toEqual({ only: ['home', 'pay'], widths: [360, 1280], langs: ['uz'], themes: ['dark'], build: false });
  });

  test('a screen, or what the names of several begin with', () => {
    expect(parseOptions(['--only', 'pay,stores'], NAMES).only).toEqual(['pay', 'stores']);
  });

  test.each([
    [['--width', '400'], '--width is one of 360, 768, 1280, and it is "400".'],
    [['--lang', 'en'], '--lang is one of ru, uz, and it is "en".'],
    [['--theme', 'blue'], '--theme is one of light, dark, and it is "blue".'],
    [['--only', 'home,partners'], 'none is "partners": home, pay, pay-code, stores-narrowed.'],
    [['--only', 'narrowed'], 'none is "narrowed"'],
  ])('%s is refused', (args, sentence) => {
    expect(() => parseOptions(args, NAMES)).toThrow(sentence);
  });
});

test.each([
  ['pay', ['pay'], true],
  ['pay-code', ['pay'], true],
  ['payoff', ['pay'], false],
  ['home', ['pay'], false],
  ['home', [], true],
])('%s with --only %s: %s', (name, only, wanted) => {
  expect(isWanted(name, only)).toBe(wanted);
});
