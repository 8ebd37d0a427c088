/** What mobile is: a window of 600 px or less (spec 9). For scripts that ask `matchMedia`. */
export const PHONE = '(max-width: 600px)';

/** One column up to 600 px (a phone, the main device), two from 900, content at most 1120 wide. */
export const media = {
  phone: PHONE,
  // Between the two there is no width that is neither.
  tablet: '(min-width: 600.02px)',
  /** Room for what belongs together side by side, in two halves, as a picture and its price. */
  pair: '(min-width: 700px)',
  belowDesktop: '(max-width: 899px)',
  desktop: '(min-width: 900px)',
  /** Room for the tallest of what stands side by side: then the lower one may stand in the middle. */
  tallDesktop: '(min-width: 900px) and (min-height: 860px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;

export const CONTENT_WIDTH = '1120px';
/** The bar at the bottom of a phone with its line; what sticks above it adds `env(safe-area-inset-bottom)`. */
export const TAB_BAR_HEIGHT = '61px';

export const motion = { quick: '120ms ease-out', calm: '240ms ease-out' } as const;
