import { appStyle } from '@muddat/ui/theme/contract';

const GAP = '14px';
/** The dot of whatever begins a line lies outside, and is cut off. */
export const facts = appStyle({ display: 'block', overflow: 'hidden' });
export const inside = appStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${GAP}` });
/** The dot stands in the room before the words: of words that take two lines none is cut. */
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
