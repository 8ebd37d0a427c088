import { describe, expect, test } from 'vitest';
import { isWanted, parseOptions } from './options.ts';

describe('options of pnpm pictures', () => {
  test('the whole matrix when nothing is said', () => {
    expect(parseOptions([])).toEqual({ only: [], widths: [360, 768, 1280], langs: ['ru', 'uz'], themes: ['light', 'dark'], build: true });
  });

  test('each option narrows it', () => {
    const options = parseOptions(['--only', 'home,pay', '--width', '360,1280', '--lang', 'uz', '--theme', 'dark', '--no-build']);
    expect(options).toEqual({ only: ['home', 'pay'], widths: [360, 1280], langs: ['uz'], themes: ['dark'], build: false });
  });

  test.each([
    [['--width', '400'], '--width is one of 360, 768, 1280, and it is "400".'],
    [['--lang', 'en'], '--lang is one of ru, uz, and it is "en".'],
    [['--theme', 'blue'], '--theme is one of light, dark, and it is "blue".'],
  ])('%s is refused', (args, sentence) => {
    expect(() => parseOptions(args)).toThrow(sentence);
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
