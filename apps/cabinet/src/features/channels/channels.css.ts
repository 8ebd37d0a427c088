import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, SPACE, vars } from '@muddat/ui/theme/contract';

export const table = appStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
appGlobalStyle(`.${table} :is(th, td)`, {
  paddingBlock: SPACE.s,
  paddingInline: SPACE.xs,
  textAlign: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
// With text of 200 % a long kind may break, so that the boxes stay in the window (WCAG 1.4.4).
appGlobalStyle(`.${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start', overflowWrap: 'anywhere' });
appGlobalStyle(`.${table} th`, { fontWeight: FONT_WEIGHT.regular });
appGlobalStyle(`.${table} :is(thead th, td)`, { fontSize: FONT_SIZE.s, color: vars.color.quiet });
/** Centres a box in its cell. The box has no visible label, so the label is made 44 px wide as a target. */
appGlobalStyle(`.${table} label`, { justifyContent: 'center', minInlineSize: '44px', gap: 0 });
