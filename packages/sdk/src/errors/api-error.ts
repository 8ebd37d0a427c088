import type { OperationName, ProblemCodes, ProblemOf } from './problem-codes.ts';
import { redactText } from './redact.ts';

export type ApiErrorSource = 'server' | 'network' | 'timeout' | 'parse';

/** The status of a failure without any answer. */
const NO_RESPONSE_STATUS = 511;
/** Failures that may pass by themselves. */
export const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export type ApiErrorInit = {
  /** 511 when left out: there was no answer. */
  statusCode?: number;
  message: string;
  source: ApiErrorSource;
  data?: unknown;
  requestId?: string | null;
  retryable?: boolean;
  cause?: unknown;
};

/**
 * Every failure of a call but the caller's own aborts. `isApiError(error, 'billing.createPayment')` narrows `code` to the codes of that
 * operation, for a `switch`, and `data` to what the code adds.
 */
export class ApiError extends Error {
  /** The answer's body, parsed where it is JSON; null without an answer. */
  readonly data: unknown;
  /** The status of the answer; 511 when there was none (`source` distinguishes it from a server's own 511). */
  readonly statusCode: number;
  /** The same as `statusCode`. */
  readonly status: number;
  /** Where the failure came from: an answer, no answer, no answer in time, or an answer or argument that cannot be read. */
  readonly source: ApiErrorSource;
  /** The problem's code, such as `otp_wrong`; null where the answer is no problem. */
  readonly code: string | null;
  /** Codes of the arguments that the server refused, by field: `{ amount: 'too_small' }`. Empty when the server names no field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names the request in the server's logs: quote it when you ask for help. */
  readonly requestId: string | null;
  /** Whether the failure is of the passing kind, so that asking again may help. Repeat a write under its `idempotencyKey`. */
  readonly retryable: boolean;
  /** Milliseconds after which the server wants to be asked again (`Retry-After`); null when it does not say. */
  retryAfterMs: number | null = null;
  /** The key that the call carried; null for a call without. */
  idempotencyKey: string | null = null;
  /** The call, such as `billing.createPayment`; null for a request of `createFetch`. */
  operation: string | null = null;
  /** The method of the request; null for a request of `createFetch`. */
  method: string | null = null;
  /** How many requests were sent: with 0 the server knows nothing of the call. Null for a request of `createFetch`. */
  attempts: number | null = null;

  constructor(init: ApiErrorInit) {
    super(redactText(init.message), init.cause === undefined ? {} : { cause: init.cause });
    this.name = 'ApiError';
    this.data = init.data ?? null;
    this.statusCode = init.statusCode ?? NO_RESPONSE_STATUS;
    this.status = this.statusCode;
    this.source = init.source;
    this.code = init.source === 'server' ? textField(init.data, 'code') : null;
    this.fields = textsOf(membersOf(init.data).get('fields'));
    this.requestId = init.requestId ?? textField(init.data, 'request_id');
    this.retryable = init.retryable ?? TRANSIENT_STATUSES.has(this.statusCode);
  }
}

type Refused<Name extends OperationName, Code extends string> = Code extends string
  ? { readonly source: 'server'; readonly code: Code; readonly data: ProblemOf<Name, Code> }
  : never;

/**
 * The failure of one operation: what `code` and `data` can be depends on `source`, and `data` on `code`, so that after
 * `case 'otp_wrong':` it has `data.tries_left`. TypeScript takes `data` from the contract; that the server keeps it is proven only with the
 * client's option `validate`.
 */
export type ApiFailure<Name extends OperationName> = ApiError & { readonly operation: Name } & (
    | Refused<Name, ProblemCodes[Name]>
    | { readonly source: 'server' | 'network' | 'timeout' | 'parse'; readonly code: null }
  );

const membersOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** A field of a body, when it is text that is not empty. */
function textField(body: unknown, name: string): string | null {
  const value = membersOf(body).get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The members of an object that are texts. */
export function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries([...membersOf(value)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The value of a JSON text; for another text, what `otherwise` makes of the error. */
export function parseJson(text: string, otherwise: (cause: unknown) => unknown): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return otherwise(cause);
  }
}

/** The error of an answer with a status of 400 and above: its message is the body's, else the status text. */
export async function responseError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const data = parseJson(text, () => text);
  return new ApiError({
    statusCode: response.status,
    message: textField(data, 'message') ?? (response.statusText || `HTTP ${response.status}`),
    source: 'server',
    data,
    requestId: textField(data, 'request_id') ?? response.headers.get('x-request-id'),
  });
}

/**
 * Whether a caught value is the failure of a call; with a status, of an answer with that status; with an operation, of that operation, so
 * that TypeScript knows its codes and their data.
 */
export function isApiError<Name extends OperationName>(value: unknown, operation: Name): value is ApiFailure<Name>;
export function isApiError(value: unknown, status?: number): value is ApiError;
export function isApiError(value: unknown, which?: number | string): value is ApiError {
  if (!(value instanceof ApiError)) return false;
  return which === undefined || (typeof which === 'number' ? value.statusCode : value.operation) === which;
}

/** The caller's own abort as an AbortError, whatever reason it was given; the reason is the cause. */
export function abortError(reason: unknown): Error {
  if (isAbortError(reason)) return reason;
  return Object.assign(new DOMException('The call was aborted', 'AbortError'), { cause: reason });
}

export function isAbortError(value: unknown): value is Error {
  return value instanceof Error && value.name === 'AbortError';
}
