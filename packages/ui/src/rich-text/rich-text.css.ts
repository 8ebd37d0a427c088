import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productGlobalStyle, productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const prose = productStyle({ maxInlineSize: '44em', minInlineSize: 0, overflowWrap: 'anywhere' });

const within = (selector: string, rule: Parameters<typeof productGlobalStyle>[1]) =>
  productGlobalStyle(
    selector
      .split(', ')
      .map((one) => `${prose} ${one}`)
      .join(', '),
    rule,
  );

within('> * + *', { marginBlockStart: SPACE.m });
/** An h2 in the text is as large as the headings of the sections around it. */
within('h2', {
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.heavy,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'pretty',
  '@media': { [media.desktop]: { fontSize: FONT_SIZE.xxl } },
});
within('h3', { fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.heavy, lineHeight: 1.3 });
within('h4', { fontSize: FONT_SIZE.m, fontWeight: FONT_WEIGHT.strong });
within('> * + h2', { marginBlockStart: SPACE.xl });
within('> * + h3, > * + h4', { marginBlockStart: SPACE.l });
within('p', { textWrap: 'pretty' });
within('strong, b', { fontWeight: FONT_WEIGHT.strong });
within('ul', { listStyle: 'disc', paddingInlineStart: '1.3em' });
within('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' });
within('li + li', { marginBlockStart: SPACE.xxs });
within('li::marker', { color: color.quiet });
within('blockquote', { borderInlineStart: `3px solid ${color.tile}`, paddingInlineStart: SPACE.m, color: color.quiet });
within('hr', { border: 0, borderBlockStart: `1px solid ${color.line}` });
within('code, pre', { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em', background: color.sunk, borderRadius: RADIUS.s });
within('pre', { padding: SPACE.m, overflowX: 'auto' });
within('sub, sup', { fontSize: '0.75em', lineHeight: 0 });
/** A table that is wider than the page scrolls by itself. */
within('table', { display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%', overflowX: 'auto', fontSize: FONT_SIZE.s });
within('caption', { textAlign: 'start', paddingBlockEnd: SPACE.xs, color: color.quiet });
within('th, td', {
  paddingBlock: '10px',
  paddingInline: `0 ${SPACE.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
});
within('th', { fontWeight: FONT_WEIGHT.regular, color: color.quiet });

/** For a narrow column: headings like those of the columns next to it. */
export const narrow = productStyle({});
for (const heading of ['h2', 'h3', 'h4']) {
  productGlobalStyle(`${prose}${narrow} ${heading}`, {
    fontSize: FONT_SIZE.m,
    fontWeight: FONT_WEIGHT.strong,
    letterSpacing: 0,
    lineHeight: 1.4,
  });
  productGlobalStyle(`${prose}${narrow} > ${heading} + *`, { marginBlockStart: SPACE.xs });
}
