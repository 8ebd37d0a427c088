import { isApiError } from '@muddat/sdk';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** Whether a backend said that there is no such thing: an id that it cannot even read is none either. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.statusCode === NOT_FOUND || error.statusCode === BAD_REQUEST);
