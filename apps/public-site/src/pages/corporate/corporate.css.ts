import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const termSection = appStyle({ display: 'grid', gap: SPACE.s, alignContent: 'start', scrollMarginBlockStart: SPACE.l });
