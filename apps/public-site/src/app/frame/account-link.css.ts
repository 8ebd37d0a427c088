import { appStyle } from '@muddat/ui/theme/contract';

/** Both labels share one grid cell, so the header keeps its width when the label changes. */
export const words = appStyle({ display: 'inline-grid', justifyItems: 'center' });
export const shown = appStyle({ gridArea: '1 / 1' });
/** Reserves space only: hidden from sight and from screen readers. */
export const kept = appStyle({ gridArea: '1 / 1', visibility: 'hidden' });
