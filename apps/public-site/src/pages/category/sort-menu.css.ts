import { appStyle, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const OPENER = '--sort-opener';

export const opener = appStyle({ flexShrink: 0, anchorName: OPENER });
/** At the foot of the screen, as a sheet; on a wider screen under its button, if the browser can place it there. */
export const menu = appStyle({
  inset: 'auto 0 0',
  inlineSize: 'auto',
  margin: 0,
  padding: SPACE.xs,
  border: `1px solid ${color.line}`,
  borderRadius: `${RADIUS.sheet} ${RADIUS.sheet} 0 0`,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.tablet]: {
      '@supports': {
        '(position-area: block-end)': {
          positionAnchor: OPENER,
          positionArea: 'block-end span-inline-end',
          inset: 'auto',
          marginBlockStart: '4px',
          minInlineSize: '200px',
          borderRadius: RADIUS.card,
        },
      },
    },
  },
});
export const option = appStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: SPACE.s,
  borderRadius: RADIUS.control,
  selectors: { '&[aria-current]': { color: color.primary, fontWeight: FONT_WEIGHT.medium, background: color.primarySoft } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
});
