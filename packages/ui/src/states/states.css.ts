import { secondaryBackground } from '../button/button.css.ts';
import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const state = kitStyle({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  // In a row the element is as high as its neighbour. Its content stays together at the top.
  alignContent: 'start',
  gap: SPACE.s,
  padding: `${SPACE.xl} ${SPACE.m}`,
  textAlign: 'center',
});
export const sign = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: RADIUS.round,
  marginBlockEnd: '4px',
});
export const tone = kitVariants({
  calm: { background: color.primarySoft, color: color.primary },
  bad: { background: color.badSoft, color: color.bad },
  good: { background: color.goodSoft, color: color.good },
  info: { background: color.infoSoft, color: color.info },
  soon: { background: color.soonSoft, color: color.soon },
});
export const description = kitStyle({ maxInlineSize: '26rem', color: color.quiet, textWrap: 'pretty' });
/** Stops the ornament from showing through a button. */
export const actions = kitStyle({
  vars: { [secondaryBackground]: color.surface },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: SPACE.s,
  marginBlockStart: SPACE.s,
});
export const requestNumber = kitStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, overflowWrap: 'anywhere' });

export const section = kitStyle({ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: SPACE.s });
export const sectionIcon = kitStyle({ color: color.bad, blockSize: '1.4em', display: 'grid', alignItems: 'center' });
export const sectionBody = kitStyle({ display: 'grid', gap: SPACE.xxs, justifyItems: 'start', minInlineSize: 0 });
export const sectionText = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const sectionActions = kitStyle({ display: 'flex', alignItems: 'start', gap: `${SPACE.xs} ${SPACE.m}`, marginBlockStart: SPACE.xs });
export const sectionDetails = kitStyle({ flex: 1, minInlineSize: 0 });
export const sectionDetailsSummary = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.xs,
  color: color.quiet,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: RADIUS.s,
});
