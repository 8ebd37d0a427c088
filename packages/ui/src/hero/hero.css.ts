import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { onCobaltVars } from '../theme/scopes.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const hero = productStyle({
  vars: onCobaltVars,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: SPACE.xl,
  // The text is at the top, because `aside` may be taller than the window.
  alignItems: 'start',
  padding: '36px 16px 16px',
  borderRadius: RADIUS.sheet,
  background: color.cobalt,
  color: color.onCobalt,
  '@media': {
    [media.tablet]: { padding: '48px 32px 32px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)', gap: SPACE.xxl, padding: '64px 56px' },
    [media.tallDesktop]: { alignItems: 'center' },
  },
});
/** Without `aside` the text may use the whole width, up to a readable line length. */
export const withoutAside = productStyle({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem)' } } });
export const content = productStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingInline: '4px' }, [media.desktop]: { paddingBlock: '32px' } },
});
export const lead = productStyle({
  margin: '20px 0 32px',
  maxInlineSize: '30em',
  color: color.onCobaltQuiet,
  fontSize: FONT_SIZE.m,
  textWrap: 'pretty',
});
export const foot = productStyle({ marginBlockStart: SPACE.xl, '@media': { [media.desktop]: { marginBlockStart: '40px' } } });
