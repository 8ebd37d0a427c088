import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media, motion } from './media.ts';
import { FONT_SIZE } from './tokens.ts';

type Rule = NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { reset: rule } });
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { base: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, dialog', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset, iframe', { border: 0, minInlineSize: 0 });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none !important' });

base('html', {
  fontFamily: vars.font.text,
  color: vars.color.ink,
  background: vars.color.background,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlock: '96px',
  WebkitTapHighlightColor: 'transparent',
});
base('body', { fontSize: FONT_SIZE.m, lineHeight: 1.5, minHeight: '100dvh', overflowWrap: 'break-word' });
base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// A script focuses a heading so that screen readers start there. It is not interactive, so it has no outline.
base('h1[tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { background: vars.color.tile, color: vars.color.onTile });
base('html', { scrollBehavior: 'smooth', '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } } });
// A little lighter than lucide's default, to match the weight of the text.
base('.lucide', { strokeWidth: '1.75', flexShrink: 0 });
// No triangle before a summary. Safari draws it as a pseudo-element.
base('summary', { cursor: 'pointer', listStyle: 'none' });
base('summary::-webkit-details-marker', { display: 'none' });
// The arrow at the end of a `summary` points up while its `details` is open. The arrow is a child of the summary, or the only child of the
// summary's last element.
base('summary > .lucide:last-child, summary > :last-child > .lucide:only-child', { transition: `transform ${motion.quick}` });
base('[open] > summary > .lucide:last-child, [open] > summary > :last-child > .lucide:only-child', { transform: 'rotate(180deg)' });
base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
// Links do not work in print: hides navigation and search, and shows what is folded.
base('nav, footer, body [role=search]', { '@media': { [media.print]: { display: 'none !important' } } });
base('details::details-content', { '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } } });
