import { redact } from './redact.ts';

/** Where a failure came from: an answer, no answer, no answer in time, or an answer (or argument) that cannot be read. */
export type ApiErrorSource = 'server' | 'network' | 'timeout' | 'parse';

/** The status of a failure without any answer (spec 8). */
export const NO_RESPONSE_STATUS = 511;
/** Failures that may pass by themselves (spec 7, Generic fetch behaviour). */
export const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export type ApiErrorInit = {
  statusCode: number;
  message: string;
  source: ApiErrorSource;
  data?: unknown;
  requestId?: string | null;
  retryable?: boolean;
  cause?: unknown;
};

/**
 * Every failure of the sdk but the caller's own aborts (spec 8).
 * - `statusCode`, `status`: of the answer; 511 when there was none (`source` distinguishes it from a server's own 511).
 * - `data`: the answer's body, parsed where it is JSON; null without an answer.
 * - `code`: the problem's code, such as `otp_wrong`; null where the answer is no problem.
 * - `retryable`: whether the failure is of the passing kind, so that asking again may help. A write is asked again under the
 *   same `idempotencyKey`, which stands here when the call carried one.
 */
export class ApiError extends Error {
  readonly data: unknown;
  readonly statusCode: number;
  readonly status: number;
  readonly source: ApiErrorSource;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly retryable: boolean;
  idempotencyKey: string | null = null;

  constructor(init: ApiErrorInit) {
    super(redact(init.message), init.cause === undefined ? {} : { cause: init.cause });
    this.name = 'ApiError';
    this.data = init.data ?? null;
    this.statusCode = init.statusCode;
    this.status = init.statusCode;
    this.source = init.source;
    this.code = textField(init.data, 'code');
    this.requestId = init.requestId ?? textField(init.data, 'request_id');
    this.retryable = init.retryable ?? TRANSIENT_STATUSES.has(init.statusCode);
  }
}

/** A field of a body, when it is text that is not empty. */
function textField(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = new Map<string, unknown>(Object.entries(body)).get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The error of an answer with a status of 400 and above: its message is the body's, else the status text (spec 8). */
export function responseError(response: Response, data: unknown): ApiError {
  return new ApiError({
    statusCode: response.status,
    message: textField(data, 'message') ?? (response.statusText || `HTTP ${response.status}`),
    source: 'server',
    data,
    requestId: textField(data, 'request_id') ?? response.headers.get('x-request-id'),
  });
}

/** Whether a caught value is the sdk's own; `status` narrows to one answer, as in `isApiError(error, 404)`. */
export function isApiError(value: unknown, status?: number): value is ApiError {
  return value instanceof ApiError && (status === undefined || value.statusCode === status);
}

/** The caller's own abort as an AbortError, whatever reason it was given; the reason is the cause. */
export function abortError(reason: unknown): Error {
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  return Object.assign(new DOMException('The call was aborted', 'AbortError'), { cause: reason });
}

export function isAbortError(value: unknown): boolean {
  return value instanceof Error && value.name === 'AbortError';
}
