import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const stepper = kitStyle({ display: 'grid', gap: '8px' });
export const stepText = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const bars = kitStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '4px' });
export const bar = kitStyle({
  blockSize: '4px',
  borderRadius: '4px',
  background: color.line,
  '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const doneBar = kitStyle({ background: color.primary, '@media': { [media.forcedColors]: { background: 'Highlight' } } });
