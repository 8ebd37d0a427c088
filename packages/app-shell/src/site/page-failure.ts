import { isApiError } from '@muddat/sdk';
import { PageFileMissing } from '../reload/page-file.ts';
import { SessionUnknown } from '../session/session-query.ts';

/** What the error page is told (spec 3): `message` is the answer's own sentence, or empty. */
export type PageFailure = {
  statusCode: number;
  statusMessage: string;
  path: string;
  /** What the support line finds the failure by. */
  requestId?: string | undefined;
};

const UNHANDLED_STATUS = 500;
/** No answer at all (spec 8). */
const NO_ANSWER_STATUS = 511;

/** Whatever was thrown while a page was made or shown: an answer keeps its status and sentence, anything else is a 500 (spec 2, 8). */
export function failureOf(error: unknown, path: string): PageFailure {
  // Only a server's own sentence is in the reader's language; where none answered, the page has its own words.
  if (isApiError(error)) {
    const { statusCode, source, message, requestId } = error;
    return { statusCode, statusMessage: source === 'server' ? message : '', path, ...(requestId ? { requestId } : {}) };
  }
  if (error instanceof SessionUnknown || error instanceof PageFileMissing) return { statusCode: NO_ANSWER_STATUS, statusMessage: '', path };
  return { statusCode: UNHANDLED_STATUS, statusMessage: '', path };
}

/** The path as a reader knows it: escapes read, and none left that is no text. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
