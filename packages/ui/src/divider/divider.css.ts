import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const divider = kitStyle({ border: 0, borderBlockStart: `1px solid ${vars.color.line}`, margin: 0, inlineSize: '100%' });
