import { ApiError, abortError } from '../errors/api-error.ts';

const TIMER_MAX_MS = 2 ** 31 - 1;

/** Throws RangeError for what a timer cannot count. */
export function checkTimeout(timeoutMs: number): number {
  if (timeoutMs > 0 && timeoutMs <= TIMER_MAX_MS) return timeoutMs;
  throw new RangeError(`timeoutMs cannot be ${timeoutMs}`);
}

const isTimeoutReason = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError';

export type Deadline = {
  /** Aborts when the caller aborts or the time is over. */
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** The error that ended the call, or null while it runs. */
  ended(): Error | null;
  /** Settles as the promise does, or rejects when the call ends before, also where the promise does not listen to the signal. */
  race<T>(promise: Promise<T>): Promise<T>;
  sleep(ms: number): Promise<void>;
  dispose(): void;
};

/** One clock over a whole call: waiting, reading the body and every retry. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | null): Deadline {
  const controller = new AbortController();
  const end = performance.now() + timeoutMs;
  let error: Error | null = null;
  const finish = (reason: Error) => {
    if (error !== null) return;
    error = reason;
    controller.abort(reason);
  };
  const timeout = () => new ApiError({ message: 'No answer in time', source: 'timeout', retryable: true });
  // The reason of `AbortSignal.timeout()`: the caller's own limit of time, not a change of mind.
  const onAbort = () => finish(isTimeoutReason(caller?.reason) ? timeout() : abortError(caller?.reason));
  const timer = setTimeout(() => finish(timeout()), timeoutMs);
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });

  const race = <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const onEnd = () => reject(error);
      if (controller.signal.aborted) onEnd();
      else controller.signal.addEventListener('abort', onEnd, { once: true });
      promise.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', onEnd));
    });

  return {
    signal: controller.signal,
    remainingMs: () => end - performance.now(),
    ended: () => error,
    race,
    sleep: async (ms) => {
      let pause: ReturnType<typeof setTimeout> | undefined;
      try {
        await race(
          new Promise<void>((resolve) => {
            pause = setTimeout(resolve, ms);
          }),
        );
      } finally {
        clearTimeout(pause);
      }
    },
    dispose: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}

/** Waits. Rejects when the caller ends the wait, as a call would. */
export async function pause(ms: number, caller: AbortSignal | undefined): Promise<void> {
  const deadline = startDeadline(TIMER_MAX_MS, caller ?? null);
  try {
    await deadline.sleep(Math.min(ms, TIMER_MAX_MS / 2));
  } finally {
    deadline.dispose();
  }
}
