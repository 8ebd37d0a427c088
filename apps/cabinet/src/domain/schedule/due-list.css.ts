import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: SPACE.m,
  alignItems: 'center',
  minBlockSize: '44px',
  paddingBlock: SPACE.s,
  borderRadius: RADIUS.control,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr) auto' },
    [media.hover]: { selectors: { '&:hover': { color: color.primary } } },
  },
});
export const item = appStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } });
export const date = appStyle({ fontWeight: FONT_WEIGHT.strong });
/** On a phone the text is under the date, and the amount stays at the right of both. */
export const text = appStyle({
  gridRow: 2,
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  '@media': { [media.tablet]: { gridRow: 1, gridColumn: 2 } },
});
/** An Uzbek number ends in a hyphen, after which a line could break. */
export const unbroken = appStyle({ whiteSpace: 'nowrap' });
/** On a phone the number of days overdue has its own line. After the name of the store it would wrap. */
export const late = appStyle({ display: 'block', '@media': { [media.tablet]: { display: 'inline' } } });
export const onWideScreen = appStyle({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });
export const amount = appStyle({
  gridRow: '1 / span 2',
  gridColumn: 2,
  fontWeight: FONT_WEIGHT.strong,
  textAlign: 'end',
  '@media': { [media.tablet]: { gridRow: 1, gridColumn: 3 } },
});
export const overdue = appStyle({ color: color.bad });
export const more = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.xxs,
  minBlockSize: '44px',
  color: color.primary,
  fontWeight: FONT_WEIGHT.strong,
});
