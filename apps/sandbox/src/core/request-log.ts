import type { FastifyBaseLogger } from 'fastify';

/** `about`: ids that help to find the cause; no personal data. */
export function logFailure(
  log: Pick<FastifyBaseLogger, 'error'>,
  error: unknown,
  what: string,
  about: Readonly<Record<string, string>> = {},
): void {
  log.error({ ...about, err: error }, what);
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
