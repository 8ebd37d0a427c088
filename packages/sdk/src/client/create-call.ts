import createClient, { type Client } from 'openapi-fetch';
import { ApiError, isAbortError, responseError } from '../errors/api-error.ts';
import { createFetch, type FetchFunction, TIMEOUT_MS } from '../fetch/create-fetch.ts';
import { checkTimeout, startDeadline } from '../fetch/deadline.ts';
import type { RetryOption } from '../fetch/retry-policy.ts';
import { serializeQuery } from '../query/serialize-query.ts';
import { fillPath } from './fill-path.ts';
import { createIdempotencyKey, type TokenSource, tokenHeader } from './headers.ts';
import type { LatestOnly } from './latest-only.ts';
import type { Call, CallOptions } from './methods.ts';
import { parseResponseBody } from './parse-response-body.ts';
import { isRead, type Operation, splitArguments } from './split-arguments.ts';

export type CallSettings = {
  baseUrl: string;
  /** The headers of a request made now, without the token. */
  headers: () => Record<string, string>;
  getAccessToken: TokenSource;
  fetch: FetchFunction | undefined;
  timeoutMs: number | undefined;
  retry: RetryOption | undefined;
  latestOnly: LatestOnly;
};

/** One loose type of every path, for openapi-fetch: the exact types are on the methods. */
type AnyOperation = {
  requestBody?: { content: { 'application/json': Record<string, unknown> } };
  responses: { default: { content: { 'application/json': unknown } } };
};
type AnyPaths = Record<string, Record<Operation['method'], AnyOperation>>;
type Prepared = { path: string; query: string; body: Record<string, unknown> | undefined; key: string | null };

function prepare(operation: Operation, args: object, options: CallOptions): Prepared {
  const { path, query, body } = splitArguments(operation, args);
  const hasBody = !isRead(operation) && Object.keys(body).length > 0;
  const key = options.idempotencyKey ?? (operation.key ? createIdempotencyKey() : null);
  return {
    path: fillPath(operation.path, path),
    query: serializeQuery(query),
    body: hasBody ? body : undefined,
    key: isRead(operation) ? null : key,
  };
}

/** The token, and what is left of the call's time after getting it. */
async function authorize(settings: CallSettings, operation: Operation, timeoutMs: number, signal: AbortSignal | null) {
  if (operation.open) return { authorization: {}, remainingMs: timeoutMs };
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const authorization = await tokenHeader(settings.getAccessToken, deadline);
    return { authorization, remainingMs: Math.max(1, deadline.remainingMs()) };
  } finally {
    deadline.dispose();
  }
}

async function send(
  client: Client<AnyPaths>,
  settings: CallSettings,
  operation: Operation,
  prepared: Prepared,
  options: CallOptions,
): Promise<unknown> {
  const { path, query, body, key } = prepared;
  const form = operation.form === true;
  const timeoutMs = checkTimeout(options.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS);
  const { authorization, remainingMs } = await authorize(settings, operation, timeoutMs, options.signal ?? null);
  const run = createFetch({
    ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
    timeoutMs: remainingMs,
    retry: options.retry ?? settings.retry ?? 0,
  });
  const { data, error, response } = await client.request(operation.method, path, {
    headers: {
      ...options.headers,
      ...settings.headers(),
      ...authorization,
      ...(key === null ? {} : { 'Idempotency-Key': key }),
      ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    bodySerializer: (fields) => (form ? serializeQuery(fields) : JSON.stringify(fields)),
    // The path is filled in already, and the query is text.
    pathSerializer: (filled) => filled,
    querySerializer: () => query,
    params: { query: {} },
    fetch: run,
    parseAs: 'text',
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  if (!response.ok) throw responseError(response, error);
  return parseResponseBody(data, response);
}

/** Everything but the caller's own abort becomes an ApiError that carries the call's key. */
function asApiError(error: unknown, key: string | null): unknown {
  if (isAbortError(error)) return error;
  const message = error instanceof Error ? error.message : 'The request cannot be made';
  const apiError =
    error instanceof ApiError ? error : new ApiError({ statusCode: 400, message, source: 'parse', retryable: false, cause: error });
  apiError.idempotencyKey = key;
  return apiError;
}

/** How the methods of one API make their calls. */
export function createCall(settings: CallSettings): Call {
  const client = createClient<AnyPaths>({ baseUrl: settings.baseUrl });
  return async (operation, args, options) => {
    let key: string | null = null;
    try {
      const prepared = prepare(operation, args, options);
      key = prepared.key;
      const start = (signal: AbortSignal | undefined) =>
        send(client, settings, operation, prepared, signal === undefined ? options : { ...options, signal });
      return await (options.abortable
        ? settings.latestOnly(settings.baseUrl + prepared.path, options.signal, start)
        : start(options.signal));
    } catch (error) {
      const failure = asApiError(error, key);
      // Spec 7: errors of the device_token path are ignored.
      if (operation.path.endsWith('/device_token') && failure instanceof ApiError) return undefined;
      throw failure;
    }
  };
}
