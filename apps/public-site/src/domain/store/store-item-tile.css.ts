import { appStyle } from '@muddat/ui/theme/contract';

export const detailLine = appStyle({ display: 'block' });
