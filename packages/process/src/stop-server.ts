import type { Server } from 'node:http';

/** How long requests under way may continue after a signal to stop. `npm start` waits longer before it kills a server. */
export const STOP_LIMIT_MS = 30_000;
/** How long the rest may take after requests were cut, such as closing the database. */
const LAST_STEPS_MS = 3_000;

const IDLE_SWEEP_MS = 50;

export type StopLog = { info(fields: object, message: string): void; error(fields: object, message: string): void };

/** Counts the requests of a server whose responses are not complete. Called before the server listens. */
export function countOpenRequests(server: Server): () => number {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return () => open;
}

/**
 * Until the server has closed, closes each connection once it is idle. Called when the server begins to close. A keep-alive connection
 * that was busy at that moment would stay open and hold the process until its client leaves.
 */
export function closeIdleUntilClosed(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  server.once('close', () => clearInterval(sweep));
}

/**
 * Ends a server and logs it. `close` refuses new requests and resolves when the open ones are answered and all else is closed. After
 * `limitMs` the open ones are cut. Returns the exit code of the process: 1 if requests were cut or `close` failed.
 */
export async function stopServer({
  server,
  openRequests,
  close,
  log,
  reason,
  limitMs = STOP_LIMIT_MS,
}: {
  readonly server: Server;
  readonly openRequests: () => number;
  readonly close: () => Promise<unknown>;
  readonly log: StopLog;
  /** The signal, or what else stopped the server. */
  readonly reason: string;
  readonly limitMs?: number | undefined;
}): Promise<0 | 1> {
  const started = performance.now();
  log.info({ reason, open_requests: openRequests() }, 'stopping');
  let cut = 0;
  let last: NodeJS.Timeout | undefined;
  const gaveUp = new Promise<void>((resolve) => {
    last = setTimeout(resolve, limitMs + LAST_STEPS_MS);
  });
  const limit = setTimeout(() => {
    cut = openRequests();
    server.closeAllConnections();
  }, limitMs);
  try {
    await Promise.race([close(), gaveUp]);
  } catch (error) {
    log.error({ err: error }, 'the stop failed');
    return 1;
  } finally {
    clearTimeout(limit);
    clearTimeout(last);
  }
  const fields = { ms: Math.round(performance.now() - started), cut_requests: cut };
  if (cut > 0) log.error(fields, 'stopped, and cut requests that took too long');
  else log.info(fields, 'stopped');
  return cut > 0 ? 1 : 0;
}
