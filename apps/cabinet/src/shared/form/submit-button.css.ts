import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** Adds space above the note once it has content. */
export const note = appStyle({ selectors: { '&:has(:not(:empty))': { paddingBlockStart: SPACE.xs } } });
