export { AppProviders } from './providers/app-providers.tsx';
export { type Api, createBrowserApi } from './providers/browser-api.ts';
export { createQueryClient } from './providers/query-client.ts';
