import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobal, kitStyle } from '../theme/style.ts';
import { FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const item = kitStyle({ borderBlockEnd: `1px solid ${color.line}` });
export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '56px',
  paddingBlock: '12px',
  fontWeight: FONT_WEIGHT.strong,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '6px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
export const chevron = kitStyle({ flexShrink: 0, display: 'grid', color: color.quiet, transition: `transform ${motion.quick}` });
kitGlobal(`.${item}[open] > .${summary} > .${chevron}`, { transform: 'rotate(180deg)' });
export const body = kitStyle({ paddingBlockEnd: '20px', color: color.quiet, maxInlineSize: '46rem' });
