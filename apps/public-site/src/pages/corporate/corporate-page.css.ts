import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const term = appStyle({ display: 'grid', gap: SPACE.s, alignContent: 'start', scrollMarginBlockStart: SPACE.l });
