import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** Adds space between the button and the note once the note has content. */
export const slowResponseNote = appStyle({ selectors: { '&:has(:not(:empty))': { paddingBlockStart: SPACE.xs } } });
