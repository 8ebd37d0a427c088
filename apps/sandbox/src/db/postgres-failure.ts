const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** Classes 28 and 3D of PostgreSQL's error codes: the sign-in is refused, the database does not exist. */
const REFUSED = /^28/;
const NO_DATABASE = /^3D/;

/** Why a PostgreSQL server cannot be used, as a line that names the setting. Neither the address nor the server's message is in it. */
export function describePostgresFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isTimeout = error instanceof Error && /timeout/i.test(error.message);
  if (REFUSED.test(code)) return `DATABASE_URL: the server there refuses the user name or the password (${code})`;
  if (NO_DATABASE.test(code)) return `DATABASE_URL: the server there has no database of that name (${code})`;
  if (UNREACHABLE.has(code) || isTimeout) return `DATABASE_URL: no server can be reached there (${code || 'timeout'})`;
  return `DATABASE_URL: the server there does not accept the connection (${code || 'no reason given'})`;
}
