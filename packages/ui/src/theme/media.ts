/** One column up to 600 px (a phone, the main device), two from 900, content at most 1120 wide. */
export const media = {
  phone: '(max-width: 599px)',
  tablet: '(min-width: 600px)',
  belowDesktop: '(max-width: 899px)',
  desktop: '(min-width: 900px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

export const CONTENT_WIDTH = '1120px';

export const motion = { quick: '120ms ease-out', calm: '240ms ease-out' } as const;
