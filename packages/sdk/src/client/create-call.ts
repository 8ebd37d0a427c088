import { ApiError, isAbortError, responseError } from '../errors/api-error.ts';
import { type FetchFunction, sendWithRetries, TIMEOUT_MS } from '../fetch/create-fetch.ts';
import { checkTimeout, type Deadline, startDeadline } from '../fetch/deadline.ts';
import { retryAfterOf, retryPolicy } from '../fetch/retry-policy.ts';
import { serializeQuery } from '../query/serialize-query.ts';
import type { Answer } from './answers.ts';
import { fileAnswer } from './api-call.ts';
import type { CallOptions, RetryOption } from './call-options.ts';
import type { Call } from './create-methods.ts';
import { fillPath } from './fill-path.ts';
import { createIdempotencyKey } from './headers.ts';
import { type ClientHooks, watchCall } from './hooks.ts';
import type { LatestOnly } from './latest-only.ts';
import { parseResponseBody, unreadable } from './parse-response-body.ts';
import { type Content, isRead, type Operation, splitArguments } from './split-arguments.ts';
import { currentToken, renewedToken, type TokenSource } from './tokens.ts';

export type CallSettings = {
  /** The API, which is the first part of an operation's name. */
  api: string;
  baseUrl: string;
  /** The headers of a request made now, without the token. */
  headers: () => Record<string, string>;
  tokens: TokenSource | undefined;
  hooks: ClientHooks;
  fetch: FetchFunction | undefined;
  timeoutMs: number | undefined;
  retry: RetryOption;
  latestOnly: LatestOnly;
  /** Adds to an error what a newcomer needs: the address that was asked, and what to check. */
  explain: boolean;
  /**
   * Where an operation's answer is not of the contract's shape, in words; undefined when it is. `code`: that of a refusal, null for a
   * refusal without one, undefined for a success.
   */
  findWrong?: (name: string, data: unknown, code?: string | null) => Promise<string | undefined>;
};

/** The facts of a call that its error reports. */
type Facts = { name: string; method: string; url: string; key: string | null; attempts: number };
type Started = { settings: CallSettings; operation: Operation; options: CallOptions; facts: Facts; deadline: Deadline };

function contentOf(operation: Operation, body: Record<string, unknown>): Content | null {
  if (operation.content !== undefined) return operation.content;
  if (isRead(operation) || Object.keys(body).length === 0) return null;
  return operation.form === true
    ? { type: 'application/x-www-form-urlencoded', body: serializeQuery(body) }
    : { type: 'application/json', body: JSON.stringify(body) };
}

function createRequest({ settings, operation, options, facts }: Started, args: object, token: string | null): Request {
  const { path, query, body } = splitArguments(operation, args);
  const queryText = serializeQuery(query);
  facts.url = settings.baseUrl.replace(/\/+$/, '') + fillPath(operation.path, path);
  const content = contentOf(operation, body);
  const headers = {
    ...options.headers,
    ...settings.headers(),
    ...(operation.file ? { Accept: operation.accept ?? '*/*' } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(facts.key === null ? {} : { 'Idempotency-Key': facts.key }),
    ...(content === null ? {} : { 'Content-Type': content.type }),
  };
  return new Request(queryText === '' ? facts.url : `${facts.url}?${queryText}`, {
    method: facts.method,
    headers,
    ...(content === null ? {} : { body: content.body }),
  });
}

function send(started: Started, request: Request): Promise<Response> {
  const { settings, operation, options, facts, deadline } = started;
  const watch = watchCall(settings.hooks, facts.name, request);
  const policy = retryPolicy(options.retry ?? settings.retry);
  if (settings.fetch === undefined && typeof fetch !== 'function')
    throw new TypeError('There is no fetch here: give one as the option `fetch`');
  return sendWithRetries(request, {
    fetch: settings.fetch,
    deadline,
    policy,
    repeatable: isRead(operation) || (policy.writes && facts.key !== null),
    keepStream: operation.file === true,
    watch: {
      ...watch,
      onRequest: (info) => {
        facts.attempts += 1;
        watch.onRequest({ ...info, attempt: facts.attempts });
      },
    },
  });
}

async function perform(started: Started, args: object): Promise<Answer<unknown>> {
  const { settings, operation, facts, deadline } = started;
  const token = operation.open ? null : await currentToken(settings.tokens, deadline);
  let response = await send(started, createRequest(started, args, token));
  if (response.status === 401 && token !== null) {
    const renewed = await renewedToken(settings.tokens, token, deadline);
    if (renewed !== null) response = await send(started, createRequest(started, args, renewed));
  }
  const error = response.ok ? null : Object.assign(await responseError(response), { retryAfterMs: retryAfterOf(response.headers) });
  const data = error ? error.data : operation.file ? fileAnswer(response) : await parseResponseBody(response);
  const wrong = await settings.findWrong?.(facts.name, data, error?.code);
  if (wrong) throw unreadable(response, `${facts.name} is not answered as its contract says: ${wrong}`, data);
  if (error) throw error;
  return { data, response };
}

/** The message for a developer, who sees it in a log: what to check, or what to do. */
function explained({ message, source, statusCode, code }: ApiError, { name, url, key }: Facts, { tokens }: CallSettings): string {
  const called = `${message}: ${name} called ${url}. `;
  if (key !== null && /network|timeout/.test(source)) return `${called}It may be executed: look it up by its idempotency key.`;
  if (source === 'network') return `${called}Does the server run there?`;
  if (statusCode === 401 && tokens === undefined) return `${message}: ${name} needs getAccessToken`;
  // An answer of the wrong shape says so itself, and comes from the right place.
  const isForeign = source === 'parse' ? !message.startsWith(name) : code === null && (statusCode === 404 || statusCode === 405);
  return isForeign ? `${called}Is the base URL right?` : message;
}

/** Everything but the caller's own abort becomes an ApiError that says which call failed. */
function asApiError(error: unknown, facts: Facts, settings: CallSettings): unknown {
  if (isAbortError(error)) return error;
  const isOwn = error instanceof ApiError;
  const message = `${facts.name}: ${error instanceof Error ? error.message : error}`;
  const apiError = isOwn ? error : new ApiError({ statusCode: 400, message, source: 'parse', retryable: false, cause: error });
  Object.assign(apiError, { operation: facts.name, method: facts.method, attempts: facts.attempts, idempotencyKey: facts.key });
  if (settings.explain && facts.attempts > 0) apiError.message = explained(apiError, facts, settings);
  return apiError;
}

/** How the methods of one API make their calls. */
export function createCall(settings: CallSettings): Call {
  return async (id, operation, args, options) => {
    const key = isRead(operation) ? null : (options.idempotencyKey ?? (operation.key ? createIdempotencyKey() : null));
    const facts: Facts = { name: `${settings.api}.${id}`, method: operation.method.toUpperCase(), url: '', key, attempts: 0 };
    const start = async (signal: AbortSignal | undefined) => {
      const timeoutMs = checkTimeout(options.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS);
      const deadline = startDeadline(timeoutMs, signal ?? null);
      try {
        return await perform({ settings, operation, options, facts, deadline }, args);
      } finally {
        deadline.dispose();
      }
    };
    try {
      if (!options.abortable) return await start(options.signal);
      const { path } = splitArguments(operation, args);
      return await settings.latestOnly(settings.baseUrl + fillPath(operation.path, path), options.signal, start);
    } catch (error) {
      throw asApiError(error, facts, settings);
    }
  };
}
