import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';

const { color } = vars;

/** The select fills the field's frame, so that a press anywhere in the frame opens the list. */
export const frame = kitStyle({ position: 'relative', padding: 0, cursor: 'pointer' });
export const select = kitStyle({
  paddingInline: '14px 40px',
  paddingBlock: '8px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  borderRadius: 'inherit',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
// The browser draws the open list and takes its colours from the options.
kitGlobalStyle(`.${select} :is(option, optgroup)`, { background: color.surface, color: vars.base.ink });
export const arrow = kitStyle({
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: color.quiet,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
