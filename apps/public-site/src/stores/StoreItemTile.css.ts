import { appStyle } from '@muddat/ui/theme/contract';

export const row = appStyle({ display: 'block' });
const GAP = '14px';
/** Facts one after another, a dot between those of one line. The dot of whatever begins a line lies outside, and is cut off. */
export const facts = appStyle({ display: 'block', overflow: 'hidden' });
export const inside = appStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${GAP}` });
export const fact = appStyle({
  '::before': { content: ['"·"', '"·" / ""'], display: 'inline-block', inlineSize: GAP, textAlign: 'center' },
});
