import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const note = appStyle({ paddingBlockStart: SPACE.xs });
