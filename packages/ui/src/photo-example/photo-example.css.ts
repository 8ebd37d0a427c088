import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const drawing = kitStyle({ inlineSize: '100%', borderRadius: RADIUS.control, background: color.sunk, color: color.quiet });
/** The paper hides what is behind it. */
export const paper = kitStyle({ fill: color.surface });
