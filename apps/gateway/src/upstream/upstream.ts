import type { Readable } from 'node:stream';
import type { ApiName } from '@muddat/sdk';
import type { FastifyBaseLogger } from 'fastify';
import { Agent } from 'undici';
import type { LogSummary } from '../http/log-summary.ts';
import { Problem } from '../http/problem.ts';
import { BACKEND_QUEUE_LIMITS, type BackendLane, createBackendQueues, PORTAL_OWNER } from './backend-queues.ts';
import type { UpstreamResponseHeaders } from './response-headers.ts';

const CONNECT_TIMEOUT_MS = 5_000;

type UpstreamRequest = {
  api: ApiName;
  method: string;
  /** Path and query relative to the API's base URL. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer | string | null;
  signal: AbortSignal;
  /** Whose turn the call waits for: `owner` of the request, or `PORTAL_OWNER`. */
  owner: string;
  /** The lane in whose queue the call waits; default `open`. */
  lane?: BackendLane;
};
export type UpstreamResponse = {
  status: number;
  headers: UpstreamResponseHeaders;
  body: Readable & { text(): Promise<string>; dump(): Promise<void> };
};

export type ProbeAnswer = { readonly status: number; readonly contentType: string; readonly text: string };
/** The log's message about an answer in which `probe` found a fault. */
export const OTHER_CONTRACT = 'a backend answered otherwise than its contract says';

export type Upstream = {
  /** fetch in the owner's turns of the lane `open`, for public data: of rendered pages, sitemaps and link previews. */
  fetchFor(owner: string): typeof fetch;
  request(request: UpstreamRequest): Promise<UpstreamResponse>;
  /** A signal for one whole call: its time limit, and `gone` if the reader may disconnect. */
  deadline(gone?: AbortSignal): AbortSignal;
  /**
   * Like `deadline`, for responses that may be files: `lift` removes the time limit once the file has begun. From then on only a stalled
   * transfer is aborted.
   */
  liftableDeadline(gone: AbortSignal): { readonly signal: AbortSignal; lift(): void };
  /** Resolves when the API responds, and `findFault` finds nothing wrong. A fault is logged. */
  probe(api: ApiName, path: string, headers: Record<string, string>, findFault: (answer: ProbeAnswer) => string | null): Promise<void>;
  /** How many calls wait for their turn at a backend. */
  waitingCalls(): Readonly<Record<BackendLane, number>>;
  close(): Promise<void>;
};

const METHODS = { GET: 'GET', HEAD: 'HEAD', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' } as const;
const methodOf = (name: string): keyof typeof METHODS => {
  const method = Object.values(METHODS).find((known) => known === name);
  if (!method) throw new TypeError(`No API has calls of the method ${name}.`);
  return method;
};

/**
 * The problem for a failed upstream call: a thrown `Problem` unchanged (such as the 503 of a full queue), 504 if the backend was too slow,
 * otherwise 502.
 */
export function upstreamProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const name = error instanceof Error ? error.name : '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const slow = name === 'TimeoutError' || /^UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT$/.test(code) || code === 'ETIMEDOUT';
  return new Problem(slow ? 'upstream_timeout' : 'upstream_unavailable');
}

const QUEUE_FULL = 'queue full';
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ENOTFOUND: 'name not found',
  EAI_AGAIN: 'name not found',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
};

/**
 * Why a backend sent no response, as a fixed word: error messages may contain addresses. Null if the backend is not to blame: the reader
 * disconnected, or the gateway itself refused the call, except for a full queue.
 */
function failureCause(error: unknown): string | null {
  if (!(error instanceof Error) || error.name === 'AbortError') return null;
  if (error instanceof Problem) return error.statusCode === 503 ? QUEUE_FULL : null;
  if (upstreamProblem(error).code === 'upstream_timeout') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|LEAF_SIGNATURE/.test(code)) return 'certificate';
  return CAUSES[code] ?? (error.cause instanceof Error ? failureCause(error.cause) : 'other');
}

/**
 * Connections to the five backends. Redirects are not followed: a 3xx is an upstream's mistake. `timeoutMs` (spec 9: 15 s) is for the whole
 * call, including its body and a repetition; for a file only until the response begins.
 */
export function createUpstream(
  baseUrls: Record<ApiName, string>,
  { log, logSummary }: { readonly log: Pick<FastifyBaseLogger, 'warn'>; readonly logSummary: LogSummary },
  timeoutMs: number,
): Upstream {
  const agent = new Agent({
    connect: { timeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  // The wait for a turn is at most a third of the call's limit, so that a waiting call gets its 503 before its own deadline.
  const queues = createBackendQueues({ ...BACKEND_QUEUE_LIMITS, waitMs: Math.min(BACKEND_QUEUE_LIMITS.waitMs, timeoutMs / 3) });
  const never = new AbortController().signal;
  const nameOf = (url: string | URL): string => Object.entries(baseUrls).find(([, base]) => String(url).startsWith(base))?.[0] ?? 'unknown';
  const noteStatus = (api: string, status: number, requestId: string | undefined): void => {
    if (status >= 500) log.warn({ api, status, request_id: requestId }, 'a backend failed');
  };
  const noteFailure = (api: string, error: unknown, requestId: string | undefined): void => {
    const cause = failureCause(error);
    if (cause === QUEUE_FULL) logSummary.note({ api, cause }, 'a backend did not answer');
    else if (cause !== null) log.warn({ api, cause, request_id: requestId }, 'a backend did not answer');
  };
  const upstream: Upstream = {
    fetchFor: (owner) => async (input, init) => {
      const { url, signal } = input instanceof Request ? input : { url: input, signal: init?.signal };
      const api = nameOf(url);
      try {
        const turn = { origin: new URL(url).origin, lane: 'open', owner, signal: signal ?? never } as const;
        const answer = await queues.run(turn, () => fetch(input, init));
        noteStatus(api, answer.status, undefined);
        return answer;
      } catch (error) {
        noteFailure(api, error, undefined);
        throw error;
      }
    },
    async request({ api, method, path, headers, body, signal, owner, lane = 'open' }) {
      const { origin, pathname } = new URL(baseUrls[api]);
      const send = () =>
        agent.request({
          origin,
          path: `${pathname.replace(/\/$/, '')}${path}`,
          method: methodOf(method),
          headers,
          body: body ?? null,
          signal,
        });
      try {
        // The turn ends when the headers arrive, so that an event stream or a slow reader does not occupy a slot.
        const answer = await queues.run({ origin, lane, owner, signal }, send);
        noteStatus(api, answer.statusCode, headers['x-request-id']);
        answer.body.once('error', (error) => noteFailure(api, error, headers['x-request-id']));
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
      } catch (error) {
        noteFailure(api, error, headers['x-request-id']);
        throw upstreamProblem(error);
      }
    },
    deadline: (gone) => (gone ? AbortSignal.any([AbortSignal.timeout(timeoutMs), gone]) : AbortSignal.timeout(timeoutMs)),
    liftableDeadline(gone) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), timeoutMs);
      const lift = (): void => clearTimeout(timer);
      gone.addEventListener('abort', lift, { once: true });
      return { signal: AbortSignal.any([late.signal, gone]), lift };
    },
    async probe(api, path, headers, findFault) {
      const response = await upstream.request({
        api,
        method: 'GET',
        path,
        headers,
        signal: upstream.deadline(),
        owner: PORTAL_OWNER,
        lane: 'kept',
      });
      const text = await response.body.text();
      if (response.status >= 500) throw new Problem('upstream_unavailable');
      const cause = findFault({ status: response.status, contentType: String(response.headers['content-type'] ?? ''), text });
      if (cause === null) return;
      log.warn({ api, cause, request_id: headers['x-request-id'] }, OTHER_CONTRACT);
      throw new Problem('upstream_unavailable');
    },
    waitingCalls: queues.waitingCalls,
    close: () => agent.destroy(),
  };
  return upstream;
}
