/** The definition of mobile: a window of 600 px or less. Components and scripts use these constants, because `media` would be 0.7 KB of script. */
export const PHONE_QUERY = '(max-width: 600px)';
// 600.02 is so close to 600 px that each width is either a phone or a tablet.
export const TABLET_QUERY = '(min-width: 600.02px)';
export const DESKTOP_QUERY = '(min-width: 900px)';
export const FULL_HD_QUERY = '(min-width: 1800px)';

/** One column up to 600 px (a phone, the main device), two from 900, three where a page has them from 1600. */
export const media = {
  phone: PHONE_QUERY,
  tablet: TABLET_QUERY,
  /** Wide enough for two halves that belong together, such as a picture and its price. */
  twoColumns: '(min-width: 700px)',
  belowDesktop: '(max-width: 899px)',
  /** High enough for bars that stay in the window: a page at a zoom of 400 % has 256 px in all (WCAG 1.4.10). */
  roomForBars: '(max-width: 899px) and (min-height: 400px)',
  /** Too low for bars that stay in the window. */
  low: '(max-height: 399.98px)',
  desktop: DESKTOP_QUERY,
  /** High enough for the taller of two columns. Then the shorter one can be centred. */
  tallDesktop: '(min-width: 900px) and (min-height: 860px)',
  /** One tile more in a row. */
  wide: '(min-width: 1440px)',
  threeColumns: '(min-width: 1600px)',
  /** A full HD screen. */
  fullHd: FULL_HD_QUERY,
  belowFullHd: '(max-width: 1799.98px)',
  tabletToFullHd: '(min-width: 600.02px) and (max-width: 1799.98px)',
  tabletBelowDesktop: '(min-width: 600.02px) and (max-width: 899px)',
  /** Wide enough for four tiles beside an aside of 320 px. */
  wideMain: '(min-width: 1200px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;

/** Width of a page with its side paddings of 24 px. The content is 1200 px wide in a window of 1280, 1344 in 1440, and at most 1600. */
export const CONTENT_WIDTH = 'calc(min(1600px, max(1200px, 93.4vw)) + 48px)';
/** Maximum width of the main area of a cabinet page, with its side paddings of 40 px. A page of three columns is wider. */
export const CABINET_WIDTH = '1204px';
/** Height of the tab bar (below 900 px) with its border. An element that sticks above the bar adds `env(safe-area-inset-bottom)`. */
export const TAB_BAR_HEIGHT = '61px';

export const motion = { quick: '120ms ease-out', calm: '240ms ease-out' } as const;
