/** Classes and codes of PostgreSQL for a server that stops, starts or has lost the connection. */
const AWAY_STATE = /^(?:08...|57P0[123])$/;
const AWAY_CODES: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The messages of `pg` for connections that it has lost or could not open; these errors have no code. */
const AWAY_MESSAGE = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database server cannot be reached for now. Drizzle wraps the error of the connection as the cause of its own. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_STATE.test(code) || AWAY_CODES.has(code) || AWAY_MESSAGE.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
