import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const chip = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: '14px',
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  background: color.surface,
  color: color.ink,
  fontSize: FONT_SIZE.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current=true]': {
      background: color.primarySoft,
      borderColor: color.primary,
      color: color.primary,
      fontWeight: FONT_WEIGHT.medium,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.control } } },
    [media.forcedColors]: { selectors: { '&[aria-current=true]': { borderColor: 'Highlight' } } },
  },
});
export const count = appStyle({ color: color.quiet, fontSize: FONT_SIZE.xs });
