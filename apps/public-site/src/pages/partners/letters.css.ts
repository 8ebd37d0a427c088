import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

const FADE = SPACE.xl;

export const details = appStyle({ minInlineSize: 0, maxInlineSize: '100%' });
/** Native `<details>` unfolds without a script. */
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.xs,
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});

/** The letters are one scrollable line on a phone; on wider screens they wrap to several lines. */
export const list = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The list extends to the edge of the screen and fades out there, which shows that more letters follow.
  marginInline: `calc(-1 * ${SPACE.m})`,
  // The padding leaves space for the focus ring.
  padding: `4px ${FADE} 4px ${SPACE.m}`,
  scrollPaddingInline: FADE,
  maskImage: `linear-gradient(to left, transparent, black ${FADE})`,
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible', gap: '2px', maskImage: 'none' },
  },
});
export const item = appStyle({ flexShrink: 0 });
export const letter = appStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: SPACE.xs,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  color: color.quiet,
  selectors: { '&[aria-current]': { background: color.primarySoft, color: color.primary, fontWeight: FONT_WEIGHT.strong } },
  '@media': {
    // With this width the whole Latin alphabet fits one line.
    [media.desktop]: { minInlineSize: '36px' },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sunk, color: color.ink } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
