import { describe, expect, it } from 'vitest';
import { anor } from '../../.storybook/brand-anor.ts';
import { CONTROL_PAIRS, CONTROL_RATIO, TEXT_PAIRS, textRatio } from './contrast-pairs.ts';
import { contrast } from './oklch.ts';
import { contrastDark, contrastLight, dark, light } from './themes.ts';

describe.each(Object.entries({ light, dark, contrastLight, contrastDark, anor }))('the theme %s', (name, { color }) => {
  it.each(TEXT_PAIRS)('%s is readable on %s', (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(textRatio(name));
  });
  it.each(CONTROL_PAIRS)('%s has the contrast of a control to %s', (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(CONTROL_RATIO);
  });
});

it('the themes of high contrast require 7:1 for text, and their lines have 3:1 or more', () => {
  expect([textRatio('light'), textRatio('contrastLight'), textRatio('contrastDark')]).toEqual([4.5, 7, 7]);
  for (const { color } of [contrastLight, contrastDark]) expect(contrast(color.line, color.surface)).toBeGreaterThanOrEqual(3);
});

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour with itself', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.5 0.1 200)', 'oklch(0.5 0.1 200)')).toBe(1);
  });
});
