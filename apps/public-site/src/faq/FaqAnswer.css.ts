import { appStyle } from '@muddat/ui/theme/contract';

/** The question above stays in sight when a link leads here. */
export const place = appStyle({ scrollMarginBlockStart: '104px' });
