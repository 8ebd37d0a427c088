import { describe, expect, it } from 'vitest';
import { anorTheme } from '../../.storybook/brand-anor.ts';
import { CONTROL_COLOR_PAIRS, MIN_CONTROL_CONTRAST, minTextContrast, TEXT_COLOR_PAIRS } from './contrast-pairs.ts';
import { contrastRatio } from './oklch.ts';
import { contrastDark, contrastLight, dark, light } from './themes.ts';

describe.each(Object.entries({ light, dark, contrastLight, contrastDark, anor: anorTheme }))('the theme %s', (name, { color }) => {
  it.each(TEXT_COLOR_PAIRS)('%s is readable on %s', (front, ground) => {
    expect(contrastRatio(color[front], color[ground])).toBeGreaterThanOrEqual(minTextContrast(name));
  });
  it.each(CONTROL_COLOR_PAIRS)('%s has a contrast of at least 3:1 to %s, as controls need', (front, ground) => {
    expect(contrastRatio(color[front], color[ground])).toBeGreaterThanOrEqual(MIN_CONTROL_CONTRAST);
  });
});

it('the themes of high contrast require 7:1 for text, and their lines have 3:1 or more', () => {
  expect([minTextContrast('light'), minTextContrast('contrastLight'), minTextContrast('contrastDark')]).toEqual([4.5, 7, 7]);
  for (const { color } of [contrastLight, contrastDark]) expect(contrastRatio(color.line, color.surface)).toBeGreaterThanOrEqual(3);
});

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour with itself', () => {
    expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    expect(contrastRatio('oklch(0.5 0.1 200)', 'oklch(0.5 0.1 200)')).toBe(1);
  });
});
