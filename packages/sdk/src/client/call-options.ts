/**
 * How often a call that failed by chance is repeated: no connection, or one of the statuses 408, 409, 425, 429 and 5xx. The pause before
 * the first repetition is `baseDelayMs` (300 when left out), doubled for each further one, with jitter, and never shorter than the
 * server's Retry-After. A number includes writes that carry an Idempotency-Key, which are repeated under the same key; in an object
 * `writes` has to say so. Other writes are never repeated.
 */
export type RetryOption = number | { limit: number; baseDelayMs?: number; writes?: boolean };

/** Options of one call. Each comes before the client's own option of the same name. */
export interface RequestOptions {
  /** Ends the call: an aborted signal as an AbortError, `AbortSignal.timeout()` as an ApiError with the source 'timeout'. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call, with its token, retries and body; 15 000 when left out. */
  timeoutMs?: number;
  /** How often a call that failed by chance is repeated, and how. */
  retry?: RetryOption;
  /** Cancels the earlier abortable call to the same path, such as the search of what was typed before. */
  abortable?: boolean;
  /** More headers for this call. The standard ones cannot be replaced. */
  headers?: Record<string, string>;
}

/** Options of a write that must not happen twice. */
export interface CallOptions extends RequestOptions {
  /**
   * Names one intention of the customer, 1 to 200 characters: the server executes it once, however often it arrives. Make and keep it
   * before the call when a lost response has to be looked up after a restart; the client makes one when it is left out. It is also on the
   * error, as `error.idempotencyKey`.
   */
  idempotencyKey?: string;
}

/** A call without arguments takes `{}` or nothing. */
export type NoArguments = Record<never, never>;
