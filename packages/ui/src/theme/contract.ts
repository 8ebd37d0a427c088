/** For `.css.ts` files of the kit and of applications: variables, scales, queries and layer helpers, and nothing that renders. */
export { vars } from './contract.css.ts';
export { dimInDark } from './dim-in-dark.ts';
export { CABINET_WIDTH, CONTENT_WIDTH, media, motion, TAB_BAR_HEIGHT } from './media.ts';
export { onCobaltVars, onSurfaceVars } from './scopes.ts';
export { appGlobalStyle, appStyle, appVariants } from './style.ts';
export { type ColorName, FONT_SIZE, FONT_WEIGHT, type FontSize, RADIUS, SPACE, type Space, TABULAR } from './tokens.ts';
