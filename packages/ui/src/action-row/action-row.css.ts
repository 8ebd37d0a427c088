import { productStyle } from '../theme/style.ts';

// The rest of its look is internal/rows.css.ts.

/** Words and action at both ends of the line; where they do not fit beside each other, the action begins a line of its own below. */
export const matter = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 22px',
  minBlockSize: '44px',
});
/** Pulled out by the padding of a quiet button, so that its words stand at either edge. */
export const action = productStyle({ marginInline: '-10px' });
