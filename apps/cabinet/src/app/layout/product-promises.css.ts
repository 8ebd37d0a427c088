import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const list = appStyle({ display: 'grid', gap: SPACE.m, margin: 0, padding: 0, listStyle: 'none' });
export const promise = appStyle({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: SPACE.s, alignItems: 'start' });
