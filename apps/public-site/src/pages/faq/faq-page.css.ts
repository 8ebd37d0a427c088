import { appStyle, SPACE } from '@muddat/ui/theme/contract';
import { CHIP_STRIP, CHOSEN_STRIP_ITEM, STRIP_ITEM } from '../../shared/ui/chip-strip.ts';

/** The topics, and how many questions a search has found. */
export const choice = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l, marginBlockStart: SPACE.l });
export const topics = appStyle(CHIP_STRIP);
export const topic = appStyle(STRIP_ITEM);
export const chosenTopic = appStyle(CHOSEN_STRIP_ITEM);
export const emptyResult = appStyle({ marginBlockStart: SPACE.xxl });
/** Two columns where a question fits into half of the line. */
export const frequent = appStyle({
  display: 'grid',
  gap: `0 ${SPACE.l}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
/** The questions of a topic are indented under it. */
export const nested = appStyle({ paddingInlineStart: SPACE.m });
