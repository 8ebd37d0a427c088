/** The two colours of a store: of the ground, and of what is drawn on it. */
export type MarkColours = { readonly ground: string; readonly figure: string };

const SAND = '#f5e9d0';
const SAFFRON = '#f0b43c';
const TILE = '#2bb8bd';
const POMEGRANATE = '#a3283c';
const GREEN = '#1f6a48';
const NIGHT = '#162244';
const COBALT = '#0d346e';

const PAIRS: readonly (readonly [light: string, dark: string])[] = [
  [SAND, POMEGRANATE],
  [SAND, GREEN],
  [SAND, NIGHT],
  [SAND, COBALT],
  [SAFFRON, POMEGRANATE],
  [SAFFRON, GREEN],
  [SAFFRON, NIGHT],
  [SAFFRON, COBALT],
  [TILE, NIGHT],
  [TILE, COBALT],
];

/** Every pair of colours, a light figure on a dark ground and the reverse. In each the contrast is at least 3:1. */
export const COLOURS: readonly MarkColours[] = PAIRS.flatMap(([light, dark]) => [
  { ground: dark, figure: light },
  { ground: light, figure: dark },
]);
