import { appStyle } from '@muddat/ui/theme/contract';

export const row = appStyle({ display: 'block' });
