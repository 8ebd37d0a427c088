import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onCobaltVars } from '../theme/scopes.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const card = productStyle({
  display: 'grid',
  gap: SPACE.m,
  borderRadius: RADIUS.card,
  color: color.ink,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', alignItems: 'center', gap: SPACE.xl } },
});
/** For a narrow column: the texts are below the poster at any window width. */
export const narrowCard = productStyle({ display: 'grid', gap: SPACE.m, borderRadius: RADIUS.card, color: color.ink });
export const poster = productStyle({
  vars: onCobaltVars,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: RADIUS.card,
  background: color.cobalt,
  color: color.onCobalt,
  border: '1px solid transparent',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const playIcon = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: '50%',
  background: color.tile,
  color: color.onTile,
  transition: `background ${motion.quick}`,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &, ${narrowCard}:hover &`]: { background: color.tileHover } } } },
});
export const length = productStyle({
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlockEnd: '12px',
  paddingInline: '8px',
  borderRadius: RADIUS.control,
  background: color.surface,
  color: vars.base.ink,
  fontSize: FONT_SIZE.xs,
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
});
export const content = productStyle({ display: 'grid', gap: SPACE.xs, minInlineSize: 0 });
