import type { Api } from '@muddat/app-shell';
import type { installment, mobile } from '@muddat/sdk/types';

/** The clients that public pages use; in the browser they speak to this origin, on the server to the backends with a guest's token. */
export type SiteApi = Pick<Api, 'installment' | 'mobile' | 'builder'>;

/**
 * How long a page waits for a part that it stands without: it comes sooner than a reader leaves. What a page cannot stand without has
 * the client's own 15 s (spec 7).
 */
const PART_TIMEOUT_MS = 5_000;

/** Options of a call for such a part. */
export const AS_A_PART = { timeoutMs: PART_TIMEOUT_MS } as const;

/** A path of a contract with its parameters filled in: `/v3/product/7/reviews` of `/v3/product/{id}/reviews`. */
type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}` ? `${Start}${string}${Filled<Rest>}` : Path;
type PathsOf<Api extends string, Paths> = `/api/${Api}${Filled<keyof Paths & string>}`;

/**
 * An address of the gateway for calls that the browser makes without a client, for which its page would load the client's script.
 * Use it with `satisfies`, so that a path that the contract does not have fails the type check.
 */
export type GatewayPath = PathsOf<'installment', installment.paths> | PathsOf<'mobile', mobile.paths>;
/** The same with a query. */
export type GatewayQuery = `${GatewayPath}?${string}`;
