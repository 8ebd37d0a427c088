import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;

export const size = kitVariants({
  xs: { fontSize: FONT_SIZE.xs, lineHeight: 1.45 },
  s: { fontSize: FONT_SIZE.s, lineHeight: 1.5 },
  m: { fontSize: FONT_SIZE.m, lineHeight: 1.5 },
  l: { fontSize: FONT_SIZE.l, lineHeight: 1.4 },
});
export const tone = kitVariants({
  ink: { color: color.ink },
  quiet: { color: color.quiet },
  primary: { color: color.primary },
  good: { color: color.good },
  soon: { color: color.soon },
  bad: { color: color.bad },
});
export const weight = kitVariants({
  regular: { fontWeight: FONT_WEIGHT.regular },
  medium: { fontWeight: FONT_WEIGHT.medium },
  strong: { fontWeight: FONT_WEIGHT.strong },
});
export const align = kitVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } });
export const tabular = kitStyle({ fontVariantNumeric: 'tabular-nums' });
export const nowrap = kitStyle({ whiteSpace: 'nowrap' });
/** Moves to the next line as a whole. It breaks only if it is wider than a line (half of a phone, large text). */
export const unbroken = kitStyle({ display: 'inline-block' });
export const pretty = kitStyle({ textWrap: 'pretty' });
export const hidden = kitStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
