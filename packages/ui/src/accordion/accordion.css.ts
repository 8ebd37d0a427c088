import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const item = kitStyle({ borderBlockEnd: `1px solid ${color.line}` });
export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '56px',
  paddingBlock: '12px',
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: '6px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
// The arrow is two borders instead of an SVG, because a page of questions has about fifty arrows.
kitGlobalStyle(`.${summary}::after`, {
  content: "''",
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  marginInline: '5px',
  border: `solid ${color.quiet}`,
  borderWidth: '0 2px 2px 0',
  borderEndEndRadius: '2px',
  // Centres the visible arrow: its two borders lie in the lower half of the rotated square.
  transform: 'translateY(-3px) rotate(45deg)',
  transition: `transform ${motion.quick}`,
});
kitGlobalStyle(`.${item}[open] > .${summary}::after`, { transform: 'translateY(3px) rotate(225deg)' });
export const body = kitStyle({
  paddingBlockEnd: '20px',
  color: color.quiet,
  maxInlineSize: '46rem',
  // After a jump to the answer by a link, the question above the answer stays visible below the sticky header.
  scrollMarginBlockStart: '104px',
});
kitGlobalStyle(`.${body} > p:not(:last-child)`, { marginBlockEnd: SPACE.s });
