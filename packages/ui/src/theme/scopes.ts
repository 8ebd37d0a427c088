import { vars } from './contract.css.ts';

/** The star of the logo has the primary colour. On cobalt, where that would be hard to see, it has the colour of the tile. */
export const LOGO_MARK_COLOR_VARIABLE = '--muddat-mark';

/** For an element with a cobalt background: gives all kit components inside it readable colours. */
export const onCobaltVars = {
  [vars.color.ink]: vars.color.onCobalt,
  [vars.color.quiet]: vars.color.onCobaltQuiet,
  [vars.color.line]: vars.color.onCobaltLine,
  [vars.color.focus]: vars.color.focusOnCobalt,
  [LOGO_MARK_COLOR_VARIABLE]: vars.color.tile,
};

/** For a card or field: restores the default colours inside it, also on cobalt. */
export const onSurfaceVars = {
  [vars.color.ink]: vars.base.ink,
  [vars.color.quiet]: vars.base.quiet,
  [vars.color.line]: vars.base.line,
  [vars.color.focus]: vars.base.focus,
  [LOGO_MARK_COLOR_VARIABLE]: vars.color.primary,
};
