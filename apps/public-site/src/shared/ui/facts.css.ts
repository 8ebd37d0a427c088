import { appStyle } from '@muddat/ui/theme/contract';

const GAP = '14px';
/** Clips the dot before the first fact of each line, which the negative margin places outside. */
export const facts = appStyle({ display: 'block', overflow: 'hidden' });
export const factRow = appStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${GAP}` });
/** The dot is in the padding before the text, so text that wraps to two lines is not cut. */
export const fact = appStyle({
  position: 'relative',
  paddingInlineStart: GAP,
  '::before': {
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: GAP,
    textAlign: 'center',
  },
});
