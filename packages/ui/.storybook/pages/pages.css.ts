import { vars } from '../../src/theme/contract.css.ts';
import { media, motion } from '../../src/theme/media.ts';
import { appStyle, appVariants } from '../../src/theme/style.ts';
import { COLOR_NAMES, RADIUS_NAMES, SHADOW_NAMES } from '../../src/theme/theme-shape.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../../src/theme/tokens.ts';

const each = <Name extends string, Rule>(names: readonly Name[], rule: (name: Name) => Rule) =>
  Object.fromEntries(names.map((name) => [name, rule(name)])) as Record<Name, Rule>;
const keys = <Name extends string>(map: Record<Name, unknown>) => Object.keys(map) as Name[];

/** These variants are generated from the token names, so that a new token appears on the pages without a change here. */
export const background = appVariants(each(COLOR_NAMES, (name) => ({ background: vars.color[name] })));
export const foreground = appVariants(each(COLOR_NAMES, (name) => ({ color: vars.color[name] })));
export const size = appVariants(each(keys(FONT_SIZE), (name) => ({ fontSize: FONT_SIZE[name], lineHeight: 1.25 })));
export const weight = appVariants(each(keys(FONT_WEIGHT), (name) => ({ fontWeight: FONT_WEIGHT[name], fontSize: FONT_SIZE.l })));
export const space = appVariants(each(keys(SPACE), (name) => ({ inlineSize: SPACE[name] })));
export const radius = appVariants(each(RADIUS_NAMES, (name) => ({ borderRadius: vars.radius[name] })));
export const shadow = appVariants(each(SHADOW_NAMES, (name) => ({ boxShadow: vars.shadow[name] })));
export const transition = appVariants(
  each(keys(motion), (name) => ({
    transition: `translate ${motion[name]}`,
    selectors: { ':is(:hover, :focus) > &': { translate: '200px' } },
  })),
);

export const list = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
/** Two columns on a phone, which make the long page of colours half as long. */
export const swatches = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
});
export const item = appStyle({ display: 'grid', gap: SPACE.xxs, alignContent: 'start', minInlineSize: 0 });
export const swatch = appStyle({ blockSize: '4rem', borderRadius: vars.radius.control, border: `1px solid ${vars.color.line}` });
export const sample = appStyle({
  padding: SPACE.s,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  fontSize: FONT_SIZE.l,
  fontWeight: FONT_WEIGHT.strong,
});
export const bar = appStyle({ blockSize: '1.5rem', background: vars.color.tile });
export const block = appStyle({
  inlineSize: '7rem',
  blockSize: '4.5rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
});
export const floating = appStyle({
  inlineSize: '7rem',
  blockSize: '4.5rem',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
export const track = appStyle({
  display: 'block',
  inlineSize: '256px',
  maxInlineSize: '100%',
  padding: SPACE.xs,
  textAlign: 'start',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
});
const square = { display: 'block', inlineSize: '40px', blockSize: '40px', borderRadius: vars.radius.control };
/** The colour comes from a class of `background`. */
export const dot = appStyle(square);
export const runner = appStyle({ ...square, background: vars.color.tile });
export const name = appStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong, overflowWrap: 'anywhere' });
export const note = appStyle({ fontSize: FONT_SIZE.xs, color: vars.color.quiet, overflowWrap: 'anywhere' });
export const icons = appStyle({
  display: 'grid',
  gap: SPACE.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const icon = appStyle({ display: 'grid', justifyItems: 'center', gap: SPACE.xs, paddingBlock: SPACE.s, textAlign: 'center' });
export const picture = appStyle({ blockSize: '7rem', borderRadius: vars.radius.card, overflow: 'hidden' });
export const hero = appStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: '14rem',
  borderRadius: vars.radius.card,
  background: vars.color.cobalt,
});
