import { appStyle } from '@muddat/ui/theme/contract';

/** Both labels share one grid cell, so the header keeps its width when the label changes. */
export const labels = appStyle({ display: 'inline-grid', justifyItems: 'center' });
export const visibleLabel = appStyle({ gridArea: '1 / 1' });
/** Only reserves the space of the hidden label: neither sighted readers nor screen readers perceive it. */
export const hiddenLabel = appStyle({ gridArea: '1 / 1', visibility: 'hidden' });
