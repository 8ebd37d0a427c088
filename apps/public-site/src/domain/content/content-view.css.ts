import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const fallbackNotice = appStyle({ marginBlockStart: SPACE.xl });
