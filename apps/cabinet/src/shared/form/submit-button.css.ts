import { appStyle, SPACE } from '@muddat/ui/theme/contract';

/** Away from the button, once there is something to read. */
export const note = appStyle({ selectors: { '&:has(:not(:empty))': { paddingBlockStart: SPACE.xs } } });
