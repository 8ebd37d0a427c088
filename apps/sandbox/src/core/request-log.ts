import type { FastifyBaseLogger } from 'fastify';

/**
 * The parts of an error that may be logged. Drizzle puts a query's parameters into the message, PostgreSQL a row's values into `detail`.
 * Both are left out, because they may contain phones and card digits.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = error.message.split('\nparams:')[0] ?? '';
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}

/** `about`: ids that help to find the cause; no personal data. */
export function logFailure(log: FastifyBaseLogger, error: unknown, what: string, about: Readonly<Record<string, string>> = {}): void {
  log.error({ ...about, failure: loggableError(error) }, what);
}

/** A row that cannot be handled is tried every second; one line a minute says enough. */
const REPEAT_MS = 60_000;
const loggedAt = new WeakMap<FastifyBaseLogger, Map<string, number>>();

/** Logs the failure of one row of a job that is repeated every second, at most once a minute. `about`: the ids of the row. */
export function logRowFailure(log: FastifyBaseLogger, error: unknown, what: string, about: Readonly<Record<string, string>>): void {
  const times = loggedAt.get(log) ?? new Map<string, number>();
  loggedAt.set(log, times);
  const [key, now] = [JSON.stringify([what, about]), Date.now()];
  if (now - (times.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
  for (const [known, at] of times) if (now - at >= REPEAT_MS) times.delete(known);
  times.set(key, now);
  logFailure(log, error, what, about);
}
