import { isApiError } from '@muddat/sdk';

/** What the server refused with, in the reader's language; `no-answer` where none came. */
export type Refusal = { code: string; message: string };

/** What a call of one of the five APIs failed with. Only a problem of the API's own has a sentence for the reader. */
export function refusalOf(error: unknown): Refusal {
  if (!isApiError(error) || error.source !== 'server' || error.code === null) return { code: 'no-answer', message: '' };
  return { code: error.code, message: error.message };
}
