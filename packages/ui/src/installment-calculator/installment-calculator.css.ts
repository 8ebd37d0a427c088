import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const body = productStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', minInlineSize: 0 });
/** Keeps its height while a price is being typed, so that nothing below jumps. */
export const idleResult = productStyle({ color: color.quiet, minBlockSize: '4em' });
/** The last column is as wide as the longest total in one line. */
export const bar = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px 24px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 16rem', columnGap: '32px', rowGap: '4px' } },
});
export const barResult = productStyle({ display: 'grid', alignContent: 'start', gap: '2px', minInlineSize: 0 });
export const barLabel = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const barTotal = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, lineHeight: 1.35 });
export const barDetails = productStyle({ gridColumn: '1 / -1', marginBlockEnd: '-12px' });
export const barPrice = productStyle({
  display: 'grid',
  gap: '16px 40px',
  paddingBlock: '8px 20px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
/**
 * Keeps most of its height while a price is being typed: six rows, their heading and the line below the chosen one. Its rows reach into the
 * card's padding, so that amounts of seven digits fit into a phone.
 */
export const tableResult = productStyle({ minBlockSize: '360px', minInlineSize: 0, marginInline: '-8px' });
export const note = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
