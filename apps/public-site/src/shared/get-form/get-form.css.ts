import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const clearLinkList = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs, justifyContent: 'center' });
export const clearLink = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  paddingInline: '14px 12px',
  borderRadius: RADIUS.control,
  border: `1px solid ${color.control}`,
  background: color.surface,
  color: vars.base.ink,
  fontSize: FONT_SIZE.s,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.primary, color: color.primary } } } },
});

/** A field and its submit button. */
export const searchRow = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: SPACE.xs, alignItems: 'start' });
/** Gives the submit button the height of the field. */
export const submit = appStyle({ display: 'grid', blockSize: '52px' });
