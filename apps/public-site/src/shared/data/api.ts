import type { Api } from '@muddat/app-shell';

/** The clients that public pages use; in the browser they speak to this origin, on the server to the backends with a guest's token. */
export type SiteApi = Pick<Api, 'installment' | 'mobile' | 'builder'>;

/**
 * How long a page waits for a part that it stands without: it comes sooner than a reader leaves. What a page cannot stand without has
 * the client's own 15 s (spec 7).
 */
const PART_TIMEOUT_MS = 5_000;

/** Options of a call for such a part. */
export const AS_A_PART = { timeoutMs: PART_TIMEOUT_MS } as const;
