import { isApiError } from '@muddat/sdk';
import { ChunkLoadError } from '../reload/guarded-import.ts';
import { SessionFetchError } from '../session/session-query.ts';

/** Input of the error page (spec 3). `statusMessage` is the server's own sentence, or empty. */
export type PageFailure = {
  statusCode: number;
  statusMessage: string;
  path: string;
  /** The request id by which the support line finds the failure in the logs. */
  requestId?: string | undefined;
};

const UNHANDLED_STATUS = 500;
/** Status for "no response" (spec 8). */
const NO_RESPONSE_STATUS = 511;

/**
 * Describes any error thrown while a page is made or shown. An API error keeps its status and message. A session that could not be fetched
 * and a missing chunk count as no response (511); anything else is a 500 (spec 2, 8).
 */
export function toPageFailure(error: unknown, path: string): PageFailure {
  // Only a server's sentence is in the reader's language; a client-side message is not shown.
  if (isApiError(error)) {
    const { statusCode, source, message, requestId } = error;
    return { statusCode, statusMessage: source === 'server' ? message : '', path, ...(requestId ? { requestId } : {}) };
  }
  if (error instanceof SessionFetchError || error instanceof ChunkLoadError)
    return { statusCode: NO_RESPONSE_STATUS, statusMessage: '', path };
  return { statusCode: UNHANDLED_STATUS, statusMessage: '', path };
}

/** Whether a page failed without a response because the device has no network. */
export const isOfflineFailure = ({ statusCode }: PageFailure): boolean =>
  statusCode === NO_RESPONSE_STATUS && globalThis.navigator?.onLine === false;

/** The decoded path. If an escape sequence is invalid, the path as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
