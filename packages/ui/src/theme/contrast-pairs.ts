import type { ColorName } from './theme-shape.ts';

type Grounds = readonly [front: ColorName, grounds: readonly ColorName[]];
const pairs = (list: readonly Grounds[]) => list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

/**
 * Text colours and their backgrounds in the product. Contrast: 4.5:1, in the themes of high contrast 7:1 (look, Tokens; WCAG 1.4.3 and
 * 1.4.6).
 */
export const TEXT_PAIRS = pairs([
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
]);
/** Borders of controls and focus rings: 3:1 (WCAG 1.4.11). */
export const CONTROL_PAIRS = pairs([
  ['control', ['surface', 'ground']],
  ['focus', ['surface', 'ground', 'sunk']],
  ['focusOnCobalt', ['cobalt']],
  ['tile', ['cobalt']],
  ['primary', ['surface', 'ground']],
]);
export const CONTROL_RATIO = 3;
export const textRatio = (theme: string): number => (theme.startsWith('contrast') ? 7 : 4.5);
