import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP } from '../../shared/ui/chip-strip.ts';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
});
/** At most two lines of a long query. */
export const query = appStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const section = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.s });
export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const chipStrip = appStyle(CHIP_STRIP);
appGlobalStyle(`.${section} ul`, { '@media': { [media.fullHd]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
export const resultList = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: SPACE.xs,
});
export const resultRow = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s,
  blockSize: '100%',
  minBlockSize: '56px',
  padding: '8px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { 'a&:hover': { color: color.primary } } } },
});
export const lineText = appStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const lineTitle = appStyle({ fontWeight: FONT_WEIGHT.medium });
export const lineNote = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
/** While empty, the element is out of the grid's flow, so that it adds neither a row nor a gap. */
export const status = appStyle({ overflowWrap: 'anywhere', selectors: { '&:empty': { position: 'absolute' } } });
