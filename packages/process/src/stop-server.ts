import type { Server, ServerResponse } from 'node:http';

/** How long requests under way may continue after a signal to stop. `npm start` waits longer before it kills a server. */
const STOP_LIMIT_MS = 30_000;
/** How long the rest may take after requests were cut, such as closing the database. */
const LAST_STEPS_MS = 3_000;

const IDLE_SWEEP_MS = 50;

export type StopLog = { info(fields: object, message: string): void; error(fields: object, message: string): void };

/** The responses of a server that are not completely sent. Called before the server listens. */
export function trackOpenResponses(server: Server): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return open;
}

/**
 * Keeps idle connections open while a response is being sent. Node counts a connection as idle once its response has ended, even if a slow
 * client has not received all of it, and `server.close` destroys idle connections.
 */
function keepWhileSending(server: Server, openResponses: ReadonlySet<ServerResponse>): void {
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const isSending = [...openResponses].some((response) => response.writableEnded && !response.writableFinished);
    if (!isSending) closeIdleConnections();
  };
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
 * `limitMs` the open ones are cut. Returns the exit code of the process: 1 if requests were cut, or if `close` failed or took too long.
 */
export async function stopServer({
  server,
  openResponses,
  close,
  log,
  reason,
  limitMs = STOP_LIMIT_MS,
  lastStepsMs = LAST_STEPS_MS,
}: {
  readonly server: Server;
  readonly openResponses: ReadonlySet<ServerResponse>;
  readonly close: () => Promise<unknown>;
  readonly log: StopLog;
  /** The signal, or what else stopped the server. */
  readonly reason: string;
  readonly limitMs?: number | undefined;
  readonly lastStepsMs?: number | undefined;
}): Promise<0 | 1> {
  const started = performance.now();
  log.info({ reason, open_requests: openResponses.size }, 'stopping');
  keepWhileSending(server, openResponses);
  let cutRequests = 0;
  let giveUpTimer: NodeJS.Timeout | undefined;
  const gaveUp = new Promise<false>((resolve) => {
    giveUpTimer = setTimeout(() => resolve(false), limitMs + lastStepsMs);
  });
  const limitTimer = setTimeout(() => {
    cutRequests = openResponses.size;
    server.closeAllConnections();
  }, limitMs);
  let isClosed = false;
  try {
    isClosed = await Promise.race([close().then(() => true), gaveUp]);
  } catch (error) {
    log.error({ err: error }, 'the stop failed');
    return 1;
  } finally {
    clearTimeout(limitTimer);
    clearTimeout(giveUpTimer);
  }
  const fields = { ms: Math.round(performance.now() - started), cut_requests: cutRequests };
  if (!isClosed) log.error(fields, 'the stop took too long and was given up');
  else if (cutRequests > 0) log.error(fields, 'stopped, and cut requests that took too long');
  else log.info(fields, 'stopped');
  return isClosed && cutRequests === 0 ? 0 : 1;
}
