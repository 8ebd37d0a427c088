import { appStyle, FONT_SIZE, media, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/**
 * The button has the same size for every region: the name appears only after hydration and must not shift its neighbours. In the row of a
 * wide screen a long name wraps to two lines; its longest word («Сурхандарьинская») fits one.
 */
export const choice = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  inlineSize: '100%',
  borderRadius: '6px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  '@media': {
    [media.desktop]: { inlineSize: '156px', blockSize: '44px', fontSize: FONT_SIZE.xs, lineHeight: 1.25 },
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
  },
});
export const icon = appStyle({ flexShrink: 0, display: 'grid' });
export const name = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
