import { appStyle } from '@muddat/ui/theme/contract';

/** Keeps the footer off the screen until the rest of the page is rendered. */
export const placeholder = appStyle({ minBlockSize: '100vh' });
