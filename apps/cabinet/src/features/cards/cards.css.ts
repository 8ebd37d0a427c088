import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** The place of what was done stands in the page from the start, and takes room only when something was. */
export const done = appStyle({ selectors: { '&:not(:empty)': { marginBlockEnd: SPACE.m } } });
