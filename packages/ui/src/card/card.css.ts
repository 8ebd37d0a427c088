import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { onCobaltVars, onSurfaceVars } from '../theme/scopes.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const card = kitStyle({ position: 'relative', borderRadius: RADIUS.card, border: '1px solid transparent', minInlineSize: 0 });

export const tone = kitVariants({
  surface: { vars: onSurfaceVars, background: color.surface, borderColor: vars.base.line, color: vars.base.ink },
  sunk: { background: color.sunk },
  cobalt: {
    vars: onCobaltVars,
    background: color.cobalt,
    color: color.onCobalt,
    overflow: 'hidden',
    isolation: 'isolate',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  floating: { vars: onSurfaceVars, background: color.surface, color: vars.base.ink, boxShadow: vars.shadow.float },
});
export const padding = kitVariants({
  none: { padding: 0, overflow: 'hidden' },
  // All cards have the same inline padding, so that the contents of stacked cards align. Only the block padding differs.
  s: { padding: `${SPACE.m} 20px`, '@media': { [media.tablet]: { paddingInline: SPACE.l } } },
  m: { padding: '20px', '@media': { [media.tablet]: { padding: SPACE.l } } },
  l: { padding: '20px', '@media': { [media.tablet]: { padding: `28px ${SPACE.l}` } } },
});
