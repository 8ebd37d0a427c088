import { appStyle } from '@muddat/ui/theme/contract';

/** The footer stays away until the rest of the page is above it. */
export const room = appStyle({ minBlockSize: '100vh' });
