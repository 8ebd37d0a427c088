import { vars } from '../src/theme/contract.css.ts';
import { appStyle } from '../src/theme/style.ts';

/** The width of a page's content column. */
export const frame = appStyle({ maxInlineSize: '1120px', marginInline: 'auto' });

/** A docs page is as white as a card, so a story there needs the background of a page. */
export const docsFrame = appStyle({
  background: vars.color.background,
  color: vars.color.ink,
  padding: '16px',
  borderRadius: vars.radius.control,
});
