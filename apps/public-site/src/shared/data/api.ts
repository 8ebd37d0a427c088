import type { Api } from '@muddat/app-shell';
import type { installment, mobile } from '@muddat/sdk/types';

/** API clients of the public pages. In the browser they call this origin; on the server they call the backends with a guest's token. */
export type SiteApi = Pick<Api, 'installment' | 'mobile' | 'builder'>;

/**
 * Timeout for an optional section: shorter than the time after which readers leave. Required data has the client's default of 15 s (spec
 * 7).
 */
const OPTIONAL_TIMEOUT_MS = 5_000;

/** Options of a call for an optional section. */
export const OPTIONAL_SECTION_OPTIONS = { timeoutMs: OPTIONAL_TIMEOUT_MS } as const;

/** A path of a contract with its parameters filled in: `/v3/product/7/reviews` for `/v3/product/{id}/reviews`. */
type FilledPath<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${FilledPath<Rest>}`
  : Path;
type PathsOf<Api extends string, Paths> = `/api/${Api}${FilledPath<keyof Paths & string>}`;

/**
 * A path of the gateway for calls by fetch, which spare the page the script of the API client.
 * Use it with `satisfies`: the type check then fails for a path that the contract does not have.
 */
export type GatewayPath = PathsOf<'installment', installment.paths> | PathsOf<'mobile', mobile.paths>;
/** A GatewayPath with a query. */
export type GatewayPathWithQuery = `${GatewayPath}?${string}`;
