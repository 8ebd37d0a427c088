import { redactText } from '../errors/redact.ts';
import type { AttemptWatch } from '../fetch/create-fetch.ts';

/**
 * One attempt of a call, as a hook sees it: personal data in its address is replaced by `[redacted]`, and neither headers nor body are
 * shown.
 */
export interface RequestInfoOfHook {
  /** For example `billing.createPayment`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** From 1. */
  readonly attempt: number;
}

export interface ResponseInfoOfHook extends RequestInfoOfHook {
  readonly status: number;
  readonly requestId: string | null;
  readonly durationMs: number;
}

export interface RetryInfoOfHook extends RequestInfoOfHook {
  /** The status that the call is repeated for; null when there was no response. */
  readonly status: number | null;
  readonly delayMs: number;
}

/** Functions that watch all calls of a client, for logs and metrics. What they return or throw changes nothing. */
export interface ClientHooks {
  /** Before each attempt. */
  onRequest?(request: RequestInfoOfHook): void;
  /** After each response, whatever its status. */
  onResponse?(response: ResponseInfoOfHook): void;
  /** Before the pause that precedes another attempt. */
  onRetry?(retry: RetryInfoOfHook): void;
}

/** Calls the hooks for the attempts of one call. */
export function watchCall(hooks: ClientHooks, operation: string, request: Request): AttemptWatch {
  const facts = () => ({ operation, method: request.method, url: redactText(request.url) });
  const tell = (hook: () => void) => {
    try {
      hook();
    } catch {
      // A broken log line must not break a payment.
    }
  };
  return {
    onRequest: (info) => tell(() => hooks.onRequest?.({ ...facts(), ...info })),
    onResponse: (info) => tell(() => hooks.onResponse?.({ ...facts(), ...info })),
    onRetry: (info) => tell(() => hooks.onRetry?.({ ...facts(), ...info })),
  };
}
