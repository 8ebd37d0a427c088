import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The other styles of the row are in internal/rows.css.ts. */
export const row = productStyle({ minBlockSize: '64px', borderRadius: RADIUS.control });
export const button = productStyle({
  inlineSize: '100%',
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});
export const sign = productStyle({
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &`]: { background: color.primarySoft, color: color.primary } } },
  },
});
export const trailing = productStyle({ display: 'grid', color: color.quiet });
