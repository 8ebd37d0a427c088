// The subpath `@muddat/sdk/gateway`, for whoever runs a gateway in front of the five APIs.
import { API_NAMES, type ApiName } from './api-names.ts';

/** The environment variable in which a gateway reads the address of an API. */
export const upstreamVariable = (api: ApiName): string => `UPSTREAM_${api.toUpperCase()}_URL`;

/** The environment of a gateway whose five APIs are below one address, as those of the sandbox are. */
export const upstreamsOf = (url: string): Record<string, string> =>
  Object.fromEntries(API_NAMES.map((api) => [upstreamVariable(api), `${url}/${api}`]));
