/** A shape on a grid of 48 by 48 that holds the symbol of a logo. `y` is the middle of the symbol, `size` its width and height. */
export type MarkShape = { readonly path: string; readonly y: number; readonly size: number };

export const SHAPES: readonly MarkShape[] = [
  // A logo without a shape shows a larger symbol on the plain background.
  { path: '', y: 24, size: 32 },
  { path: 'M24 4.5a19.5 19.5 0 1 0 .01 0z', y: 24, size: 25 },
  // A shield.
  { path: 'M24 4l17.5 5v14c0 10.5-7 17.5-17.5 21.5C13.5 40.5 6.5 33.5 6.5 23V9z', y: 22.5, size: 24 },
  // A hexagon.
  { path: 'M24 3l18.5 10.5v21L24 45 5.5 34.5v-21z', y: 24, size: 25 },
  // A pointed arch, as of a portal.
  { path: 'M6 48V23C6 13 14 8.5 24 3c10 5.5 18 10 18 20v25z', y: 28, size: 25 },
  // A leaf: two corners are round.
  { path: 'M5 5h22a16 16 0 0 1 16 16v22H21A16 16 0 0 1 5 27z', y: 24, size: 25 },
  // An eight-pointed star of two squares.
  { path: 'M9.5 9.5h29v29h-29zM24 3.5L44.5 24 24 44.5 3.5 24z', y: 24, size: 24 },
  // A flower of four petals.
  {
    path: 'M16 4.5a11.5 11.5 0 1 0 .01 0zM32 4.5a11.5 11.5 0 1 0 .01 0zM16 20.5a11.5 11.5 0 1 0 .01 0zM32 20.5a11.5 11.5 0 1 0 .01 0zM16 16v16h16V16z',
    y: 24,
    size: 25,
  },
];
