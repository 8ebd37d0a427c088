import type { Api } from '@muddat/app-shell';

/** The clients that public pages use; in the browser they speak to this origin, on the server to the backends with a guest's token. */
export type SiteApi = Pick<Api, 'installment' | 'mobile' | 'builder'>;
