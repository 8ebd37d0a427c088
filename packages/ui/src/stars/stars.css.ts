import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

const { color } = vars;

export const stars = kitStyle({ display: 'flex', gap: '2px', color: color.soon });
export const full = kitStyle({ fill: color.saffron });
export const empty = kitStyle({ color: color.control, opacity: 0.55 });
