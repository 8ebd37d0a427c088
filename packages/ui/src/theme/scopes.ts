import { vars } from './contract.css.ts';

/** The star of the logo: the action's colour, and the tile's on cobalt, where that would sink. */
export const MARK = '--muddat-mark';

/** Put on a cobalt ground: whatever kit parts stand on it read right without knowing it. */
export const onCobalt = {
  [vars.color.ink]: vars.color.onCobalt,
  [vars.color.quiet]: vars.color.onCobaltQuiet,
  [vars.color.line]: vars.color.onCobaltLine,
  [vars.color.focus]: vars.color.focusOnCobalt,
  [MARK]: vars.color.tile,
};

/** Put on a card or field: takes the plain colours back, wherever it stands. */
export const onSurface = {
  [vars.color.ink]: vars.base.ink,
  [vars.color.quiet]: vars.base.quiet,
  [vars.color.line]: vars.base.line,
  [vars.color.focus]: vars.base.focus,
  [MARK]: vars.color.primary,
};
