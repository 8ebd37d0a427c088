import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { SPACE } from '../theme/tokens.ts';

/** Side by side on a wide screen, in the order in which they are chosen. */
export const fieldPair = kitStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
