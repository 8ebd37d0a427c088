import { ApiError } from '../errors/api-error.ts';

/** The JSON of a success, undefined for 204 and 205. A success that is not JSON is an ApiError with the source 'parse'. */
export function parseResponseBody(text: unknown, response: Response): unknown {
  if (response.status === 204 || response.status === 205) return undefined;
  try {
    return JSON.parse(typeof text === 'string' ? text : '');
  } catch (cause) {
    throw new ApiError({
      statusCode: response.status,
      message: 'The answer is not JSON',
      source: 'parse',
      data: text,
      requestId: response.headers.get('x-request-id'),
      retryable: false,
      cause,
    });
  }
}
