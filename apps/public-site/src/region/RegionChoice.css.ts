import { appStyle, FONT_SIZE, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** Of one width whatever the region is called: the name comes with the script, and nothing beside it may move. */
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
    [media.desktop]: { inlineSize: '132px' },
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
  },
});
export const icon = appStyle({ flexShrink: 0, display: 'grid' });
export const name = appStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineEnd: SPACE.xxs,
});
