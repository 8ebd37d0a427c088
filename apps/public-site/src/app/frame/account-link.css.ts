import { appStyle } from '@muddat/ui/theme/contract';

/** Both labels share one grid cell, so the header keeps its width when the label changes. */
export const words = appStyle({ display: 'inline-grid', justifyItems: 'center' });
export const shown = appStyle({ gridArea: '1 / 1' });
/** Only reserves the space of the hidden label: neither sighted readers nor screen readers perceive it. */
export const kept = appStyle({ gridArea: '1 / 1', visibility: 'hidden' });
