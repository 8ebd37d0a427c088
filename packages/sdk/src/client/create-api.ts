import type { ApiName } from '../api-names.ts';
import type { FetchFunction } from '../fetch/create-fetch.ts';
import { type Environment, environmentUrl } from './base-urls.ts';
import type { RetryOption } from './call-options.ts';
import { type CallSettings, createCall } from './create-call.ts';
import { type Call, createMethods } from './create-methods.ts';
import { type ClientLocale, commonHeaders, versionHeader } from './headers.ts';
import type { ClientHooks } from './hooks.ts';
import { createLatestOnly, type LatestOnly } from './latest-only.ts';
import type { Operation } from './split-arguments.ts';
import type { TokenSource } from './tokens.ts';

interface SharedOptions {
  /**
   * The access token of the customer or guest who calls: a text, a function that is asked before each call that needs one, or a session
   * of `@muddat/sdk/session`, which gets and renews tokens by itself. Without one only open calls are answered.
   */
  getAccessToken?: TokenSource;
  /** The language of texts and messages, or a function that returns it for each call; 'ru' when left out. */
  locale?: ClientLocale | (() => ClientLocale);
  /** The tenant of the builder API; '2' when left out. */
  organization?: string | number;
  /** More headers for each request. The standard ones cannot be replaced. */
  headers?: Record<string, string>;
  /** Sends the requests; the environment's own `fetch` when left out. */
  fetch?: FetchFunction;
  /** Milliseconds for each whole call, with its token, retries and body; 15 000 when left out. */
  timeoutMs?: number;
  /** How often calls that failed by chance are repeated: 2 times with `environment`, never with `baseUrl` or `baseUrls`, when left out. */
  retry?: RetryOption;
  /** Functions that see each request, response and retry, without secrets and personal data. */
  hooks?: ClientHooks;
  /**
   * Whether each answer is compared with the contract: a success, and what the code of a refusal adds to it. Not when left out. An answer
   * of another shape is an ApiError with the source 'parse', whose message names the operation and the first three wrong places, such as
   * `data.0.amount: expected number, got string`.
   *
   * Fields that the contract does not have are accepted, because a server may add some at any time. A value that is missing from an
   * `enum` is not: TypeScript takes the listed values for all there are, so code that decides by them would go on without a decision.
   * Bounds, such as a greatest amount, are not compared. The schemas are loaded with the first answer.
   */
  validate?: boolean;
}

/** Where the APIs are, in one of three ways. */
type Place =
  | {
      /** `'sandbox'`, or the address below which `/auth`, `/installment`, `/mobile`, `/builder` and `/billing` are. */
      environment: Environment;
      baseUrl?: never;
      baseUrls?: never;
    }
  | {
      /** One address of all five APIs, whose paths follow it directly. Most servers want `environment` instead. */
      baseUrl: string;
      environment?: never;
      baseUrls?: never;
    }
  | {
      /** The address of each API by its name; calls to one without an address fail. */
      baseUrls: Partial<Record<ApiName, string>>;
      baseUrl?: string;
      environment?: never;
    };

/** Where the APIs are, who calls, and how. */
export type MuddatClientOptions = SharedOptions & Place;

const ORGANIZATION = '2';
const ENVIRONMENT_RETRIES = 2;

function urlOf(options: MuddatClientOptions, api: ApiName): string | undefined {
  if (options.environment !== undefined) return environmentUrl(options.environment, api);
  return options.baseUrls?.[api] ?? options.baseUrl;
}

/** What calls of one API need to know; null for an API without an address. */
export function callSettings(api: ApiName, options: MuddatClientOptions, latestOnly: LatestOnly = createLatestOnly()): CallSettings | null {
  const baseUrl = urlOf(options, api);
  if (baseUrl === undefined) return null;
  const isPublic = options.environment !== undefined;
  return {
    api,
    baseUrl,
    headers: () => ({
      ...options.headers,
      ...commonHeaders(typeof options.locale === 'function' ? options.locale() : options.locale),
      ...(isPublic ? versionHeader : {}),
      ...(api === 'builder' ? { organization: String(options.organization ?? ORGANIZATION) } : {}),
    }),
    tokens: options.getAccessToken,
    hooks: options.hooks ?? {},
    fetch: options.fetch,
    timeoutMs: options.timeoutMs,
    retry: options.retry ?? (isPublic ? ENVIRONMENT_RETRIES : 0),
    latestOnly,
    explain: isPublic,
    ...(options.validate
      ? { findWrong: async (...answer) => (await import('../validation/wrong-places.ts')).wrongPlaces(api, ...answer) }
      : {}),
  };
}

/** How calls of one API are made. Clients of one application share `latestOnly`. */
export function callOf(api: ApiName, options: MuddatClientOptions, latestOnly?: LatestOnly): Call {
  const settings = callSettings(api, options, latestOnly);
  return settings === null ? () => Promise.reject(new TypeError(`the ${api} API has no base URL`)) : createCall(settings);
}

/** The client of one API from its table of calls. */
export function createApi<Api>(
  api: ApiName,
  table: Record<keyof Api & string, Operation>,
  options: MuddatClientOptions,
  latestOnly?: LatestOnly,
): Api {
  return createMethods<Api>(table, callOf(api, options, latestOnly));
}
