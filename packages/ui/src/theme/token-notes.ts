import type { ColorName, RADIUS_NAMES, SHADOW_NAMES } from './theme-shape.ts';
import type { FONT_SIZE, FONT_WEIGHT, SPACE } from './tokens.ts';

/** The purpose of each token, in a designer's words. Storybook shows it, and the exported tokens contain it. */
export const COLOR_NOTES: Record<ColorName, string> = {
  ink: 'Text and numbers',
  quiet: 'Captions, explanations, secondary text',
  line: 'Lines of cards and between rows',
  control: 'Border of a field, checkbox or switch',
  background: 'Background of the page',
  surface: 'Card, field, sheet',
  sunk: 'Sunk: a row of the schedule, a disabled field',
  primary: 'Main action and link',
  primaryHover: 'Main action under the pointer',
  primarySoft: 'Soft background of what is selected',
  onPrimary: 'Text on the main action',
  tile: 'Turquoise of the tile: ornament, and the action on cobalt',
  tileHover: 'Turquoise under the pointer',
  onTile: 'Text on turquoise',
  cobalt: 'Cobalt background: hero, limit card',
  onCobalt: 'Text on cobalt',
  onCobaltQuiet: 'Captions on cobalt',
  onCobaltLine: 'Lines on cobalt',
  saffron: 'Saffron: offers and bonuses',
  good: 'Paid, approved: text and icon',
  goodSoft: 'Soft background of what is paid',
  onGood: 'Text on green',
  soon: 'Due soon: text and icon',
  soonSoft: 'Soft background of a payment due soon',
  bad: 'Overdue, error: text and icon',
  badHover: 'Dangerous action under the pointer',
  badSoft: 'Soft background of overdue payments and errors',
  onBad: 'Text on brick red',
  info: 'Neutral status: text and icon',
  infoSoft: 'Soft background of a neutral status',
  focus: 'Focus ring',
  focusOnCobalt: 'Focus ring on cobalt',
  veil: 'Veil behind a dialog or sheet',
  shimmer: 'Shimmer of a skeleton',
  knob: 'Thumb of a slider or switch',
};
export const SHADOW_NOTES: Record<(typeof SHADOW_NAMES)[number], string> = {
  float: 'What floats: menu, dialog, toast',
  knob: 'Thumb of a slider',
};
export const RADIUS_NOTES: Record<(typeof RADIUS_NAMES)[number], string> = {
  s: 'Small things: badge, thumbnail',
  control: 'Field and button',
  card: 'Card',
  sheet: 'Sheet and dialog',
  round: 'Pill and circle',
};
export const SPACE_NOTES: Record<keyof typeof SPACE, string> = {
  none: 'No distance',
  xxs: 'Icon and word',
  xs: 'Parts of a row',
  s: 'Rows of a block',
  m: 'Inside a card on phones',
  l: 'Between cards; inside a card on a desktop',
  xl: 'Between blocks',
  xxl: 'Between sections on phones',
  xxxl: 'Between sections on a desktop',
};
export const FONT_SIZE_NOTES: Record<keyof typeof FONT_SIZE, string> = {
  xs: 'Badge, footnote',
  s: 'Caption, explanation',
  m: 'Body text',
  l: 'Heading of a card',
  xl: 'Heading of a section',
  xxl: 'Heading of a page',
  hero: 'Amount on the home page',
};
export const FONT_WEIGHT_NOTES: Record<keyof typeof FONT_WEIGHT, string> = {
  regular: 'Text',
  medium: 'Emphasis in a line',
  strong: 'Button, name',
  heavy: 'Heading, amount',
};
