import { vars } from '../theme/contract.css.ts';
import { dimInDark } from '../theme/dim-in-dark.ts';
import { media } from '../theme/media.ts';
import { onCobaltVars } from '../theme/scopes.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const card = productStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: SPACE.l,
  minInlineSize: 0,
  padding: '24px 20px',
  borderRadius: RADIUS.card,
  border: '1px solid transparent',
  '@media': { [media.tablet]: { padding: '32px' }, [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const withPicture = productStyle({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(140px, 240px)', alignItems: 'center' } },
});
export const tone = productVariants({
  tile: { vars: { [color.line]: color.control }, background: color.primarySoft, color: color.ink },
  cobalt: { vars: onCobaltVars, background: color.cobalt, color: color.onCobalt },
  saffron: { vars: { [color.line]: color.soon }, background: color.soonSoft, color: color.ink },
});
export const content = productStyle({ display: 'grid', gap: SPACE.s, justifyItems: 'start', alignContent: 'center', minInlineSize: 0 });
export const text = productStyle({ fontSize: FONT_SIZE.m, maxInlineSize: '36em', textWrap: 'pretty' });
export const action = productStyle({ marginBlockStart: SPACE.xs });
export const picture = productStyle({
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '180px',
  objectFit: 'cover',
  borderRadius: RADIUS.control,
  '@media': { [media.tablet]: { maxBlockSize: 'none' }, ...dimInDark() },
});
