import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const body = productStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', minInlineSize: 0 });
/** Keeps its height while a price is being typed, so that nothing below jumps. */
export const idleResult = productStyle({ color: color.quiet, minBlockSize: '4em' });
export const note = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
