import { appStyle, media, onCobaltVars, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const band = appStyle({
  vars: onCobaltVars,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: SPACE.l,
  padding: '28px 20px',
  borderRadius: RADIUS.sheet,
  background: vars.color.cobalt,
  color: vars.color.onCobalt,
  '@media': {
    [media.tablet]: { padding: '40px 32px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: SPACE.xxl, padding: '56px 48px' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
});
export const text = appStyle({ marginBlockStart: SPACE.s, maxInlineSize: '30em', color: vars.color.quiet, textWrap: 'pretty' });
