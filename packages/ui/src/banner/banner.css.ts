import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const banner = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: RADIUS.control,
  border: '1px solid transparent',
  fontSize: FONT_SIZE.s,
});
export const tone = kitVariants({
  // Lines on the banner, such as a button's border, take its tone: the default line colour would be invisible on it.
  info: { vars: { [color.line]: color.info }, background: color.infoSoft, color: color.info },
  good: { vars: { [color.line]: color.good }, background: color.goodSoft, color: color.good },
  soon: { vars: { [color.line]: color.soon }, background: color.soonSoft, color: color.soon },
  bad: { vars: { [color.line]: color.bad }, background: color.badSoft, color: color.bad },
  neutral: { background: color.sunk, color: vars.base.quiet },
});
export const icon = kitStyle({ display: 'grid', blockSize: '1.5em', alignItems: 'center' });
export const body = kitStyle({ color: vars.base.ink, display: 'grid', gap: '4px' });
export const title = kitStyle({ fontWeight: FONT_WEIGHT.strong });
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: '8px' });
export const close = kitStyle({ margin: '-10px -12px -10px 0' });
