import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light } from './palettes.ts';
import type { ColorName } from './tokens.ts';

/** Words and the grounds they stand on: 4.5:1. */
const TEXT: [ColorName, ColorName[]][] = [
  ['ink', ['ground', 'surface', 'sunk', 'knob', 'primarySoft', 'goodSoft', 'soonSoft', 'badSoft', 'infoSoft']],
  ['quiet', ['ground', 'surface', 'sunk']],
  ['primary', ['ground', 'surface', 'sunk', 'primarySoft']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onTile', ['tile', 'tileHover']],
  ['onCobalt', ['cobalt']],
  ['onCobaltQuiet', ['cobalt']],
  ['good', ['ground', 'surface', 'goodSoft']],
  ['onGood', ['good']],
  ['soon', ['ground', 'surface', 'soonSoft']],
  ['bad', ['ground', 'surface', 'badSoft']],
  ['onBad', ['bad', 'badHover']],
  ['info', ['surface', 'infoSoft']],
];
/** Borders of controls and focus rings: 3:1. */
const CONTROLS: [ColorName, ColorName[]][] = [
  ['control', ['surface', 'ground']],
  ['focus', ['surface', 'ground', 'sunk']],
  ['focusOnCobalt', ['cobalt']],
  ['tile', ['cobalt']],
  ['primary', ['surface', 'ground']],
];
const pairs = (list: [ColorName, ColorName[]][]) => list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, palette) => {
  it.each(pairs(TEXT))('%s is readable on %s', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(CONTROLS))('%s can be told from %s', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour with itself', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.5 0.1 200)', 'oklch(0.5 0.1 200)')).toBe(1);
  });
});
