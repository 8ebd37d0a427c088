import { vars } from '../../theme/contract.css.ts';
import { kitStyle } from '../../theme/style.ts';

/** The visible button is decoration. The transparent native input over it takes presses and focus, and screen readers read it. */
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
  // Hides the browser's text "no file chosen", which would be wider than the button.
  fontSize: 0,
  selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
});
