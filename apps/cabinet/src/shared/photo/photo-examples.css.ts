import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** Side by side, or below each other where large text leaves no room for two. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  maxInlineSize: '360px',
  gap: SPACE.s,
});
