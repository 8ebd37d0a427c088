import { isApiError } from '@muddat/sdk';

/** What the error page is told (spec 3): `message` is the answer's own sentence, or empty. */
export type PageFailure = { statusCode: number; statusMessage: string; path: string };

const UNHANDLED_STATUS = 500;

/** Whatever was thrown while a page was made or shown: an answer keeps its status and sentence, anything else is a 500 (spec 2, 8). */
export function failureOf(error: unknown, path: string): PageFailure {
  // Only a server's own sentence is in the reader's language; where none answered, the page has its own words.
  if (isApiError(error)) return { statusCode: error.statusCode, statusMessage: error.source === 'server' ? error.message : '', path };
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
