import { media, SPACE } from '@muddat/ui/theme/contract';

/** Container of chip links: on a phone one row that scrolls from edge to edge of the screen, on wider screens it wraps. */
export const CHIP_STRIP = {
  // Else a hidden text at the end of the row would make the whole page as wide as the row.
  position: 'relative',
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Padding, so that the focus ring is not clipped.
  paddingBlock: '4px',
  paddingInline: SPACE.m,
  scrollPaddingInline: SPACE.m,
  marginBlock: '-4px',
  marginInline: `-${SPACE.m}`,
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', padding: 0, margin: 0 } },
} as const;
/** Keeps an item of a scrollable row as wide as its text. */
export const STRIP_ITEM = { flexShrink: 0 } as const;
/** The row is scrolled initially so that this item is visible. */
export const CHOSEN_STRIP_ITEM = { ...STRIP_ITEM, '@media': { [media.phone]: { scrollInitialTarget: 'nearest' } } } as const;
