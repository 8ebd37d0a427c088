import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** The live region is always mounted, so it takes up space only while it has content. */
export const changeNote = appStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: SPACE.m } } });
