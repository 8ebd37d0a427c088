import { media, SPACE } from '@muddat/ui/theme/contract';

/** Of what holds links as chips: on a phone a row that is scrolled by hand from edge to edge of the screen, else they wrap. */
export const CHIP_STRIP = {
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The room around it keeps the focus ring whole.
  paddingBlock: '4px',
  paddingInline: SPACE.m,
  scrollPaddingInline: SPACE.m,
  marginBlock: '-4px',
  marginInline: `-${SPACE.m}`,
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', padding: 0, margin: 0 } },
} as const;
/** In a strip that is wider than the screen: as wide as its words. */
export const IN_STRIP = { flexShrink: 0 } as const;
/** The strip begins where the chosen one is in sight. */
export const CHOSEN_IN_STRIP = { ...IN_STRIP, '@media': { [media.phone]: { scrollInitialTarget: 'nearest' } } } as const;
