import { variant } from '../button/button.css.ts';
import { square } from '../icon-button/icon-button.css.ts';
import { productStyle } from '../theme/style.ts';

// The other styles of the row are in internal/rows.css.ts.

/** Text and action at both ends of one line. If they do not fit, an action with words wraps to its own line; an icon keeps its column. */
export const content = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 22px',
  minBlockSize: '44px',
  selectors: { [`&:has(.${square})`]: { flexWrap: 'nowrap' } },
});
/** The label of a ghost button aligns with the row's edge, so its padding is outside; a filled button ends at the edge itself. */
export const action = productStyle({ selectors: { [`&:has(> .${variant.ghost})`]: { marginInline: '-16px' } } });
