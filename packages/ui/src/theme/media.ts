/** The definition of mobile: a window of 600 px or less (spec 9). Exported for scripts that call `matchMedia`; styles use `media.phone`. */
export const PHONE_QUERY = '(max-width: 600px)';

/** One column up to 600 px (a phone, the main device), two from 900, content at most 1120 wide. */
export const media = {
  phone: PHONE_QUERY,
  // 600.02 is so close to 600 px that each width is either `phone` or `tablet`.
  tablet: '(min-width: 600.02px)',
  /** Wide enough for two halves that belong together, such as a picture and its price. */
  twoColumns: '(min-width: 700px)',
  belowDesktop: '(max-width: 899px)',
  desktop: '(min-width: 900px)',
  /** High enough for the taller of two columns. Then the shorter one can be centred. */
  tallDesktop: '(min-width: 900px) and (min-height: 860px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;

export const CONTENT_WIDTH = '1120px';
/** Height of the tab bar (below 900 px) with its border. An element that sticks above the bar adds `env(safe-area-inset-bottom)`. */
export const TAB_BAR_HEIGHT = '61px';

export const motion = { quick: '120ms ease-out', calm: '240ms ease-out' } as const;
