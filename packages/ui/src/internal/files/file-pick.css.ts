import { vars } from '../../theme/contract.css.ts';
import { kitStyle } from '../../theme/style.ts';

/** The button is drawn; what is pressed, focused and heard is the native field over it. */
export const pick = kitStyle({
  position: 'relative',
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: 0.65, cursor: 'not-allowed' },
  },
});
export const words = kitStyle({ display: 'contents' });
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The words "no file chosen" of the browser would be wider than the button.
  fontSize: 0,
  selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
});
