import type { ColorName } from './theme-shape.ts';

type ColorOnBackgrounds = readonly [front: ColorName, grounds: readonly ColorName[]];
const pairs = (list: readonly ColorOnBackgrounds[]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

/**
 * Text colours and their backgrounds in the product. Contrast: 4.5:1, in the themes of high contrast 7:1 (look, Tokens; WCAG 1.4.3 and
 * 1.4.6).
 */
export const TEXT_COLOR_PAIRS = pairs([
  ['ink', ['background', 'surface', 'sunk', 'knob', 'primarySoft', 'goodSoft', 'soonSoft', 'badSoft', 'infoSoft']],
  ['quiet', ['background', 'surface', 'sunk']],
  ['primary', ['background', 'surface', 'sunk', 'primarySoft']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onTile', ['tile', 'tileHover']],
  ['onCobalt', ['cobalt']],
  ['onCobaltQuiet', ['cobalt']],
  ['good', ['background', 'surface', 'goodSoft']],
  ['onGood', ['good']],
  ['soon', ['background', 'surface', 'soonSoft']],
  ['bad', ['background', 'surface', 'badSoft']],
  ['onBad', ['bad', 'badHover']],
  ['info', ['surface', 'infoSoft']],
]);
/** Borders and fills of controls, and focus rings: 3:1 to the surface around them (WCAG 1.4.11). */
export const CONTROL_COLOR_PAIRS = pairs([
  ['control', ['surface', 'background']],
  ['focus', ['surface', 'background', 'sunk']],
  ['focusOnCobalt', ['cobalt']],
  ['tile', ['cobalt']],
  ['primary', ['surface', 'background']],
]);
export const MIN_CONTROL_CONTRAST = 3;
export const minTextContrast = (theme: string): number => (theme.startsWith('contrast') ? 7 : 4.5);
