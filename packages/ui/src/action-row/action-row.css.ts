import { productStyle } from '../theme/style.ts';

// The other styles of the row are in internal/rows.css.ts.

/** Text and action at both ends of one line. If they do not fit, the action wraps to its own line. */
export const content = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 22px',
  minBlockSize: '44px',
});
/** Offsets the padding of a ghost button, so that its label aligns with the row's edge. */
export const action = productStyle({ marginInline: '-10px' });
