import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxInlineSize: '100%',
  paddingBlock: '4px',
  paddingInline: '10px',
  borderRadius: RADIUS.round,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.medium,
  lineHeight: 1.4,
  inlineSize: 'fit-content',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
/** Keeps the icon's size where the label wraps. */
kitGlobalStyle(`.${badge} > svg`, { flexShrink: 0 });
export const tone = kitVariants({
  neutral: { background: color.sunk, color: vars.base.quiet },
  info: { background: color.infoSoft, color: color.info },
  good: { background: color.goodSoft, color: color.good },
  soon: { background: color.soonSoft, color: color.soon },
  bad: { background: color.badSoft, color: color.bad },
});
