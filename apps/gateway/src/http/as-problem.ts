import { Problem } from './problem.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

/** Turns any thrown value into a problem. An unexpected error becomes `internal`; its message never reaches the reader. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('body_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported_media_type');
    // The backend closed the connection after sending its headers.
    case 'UND_ERR_SOCKET':
      return new Problem('upstream_unavailable');
    case 'UND_ERR_BODY_TIMEOUT':
      return new Problem('upstream_timeout');
    case 'FST_ERR_BAD_URL':
      return new Problem('not_found');
    default:
      return statusOf(error) >= 400 && statusOf(error) < 500
        ? new Problem('validation_failed', { status: statusOf(error) })
        : new Problem('internal');
  }
}
