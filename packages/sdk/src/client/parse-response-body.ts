import { ApiError, parseJson } from '../errors/api-error.ts';

/** The error of a success whose body is not what it should be. */
export const unreadable = (response: Response, message: string, data: unknown, cause?: unknown): ApiError =>
  new ApiError({
    statusCode: response.status,
    message,
    source: 'parse',
    data,
    requestId: response.headers.get('x-request-id'),
    retryable: false,
    cause,
  });

/** The JSON of a success, undefined for 204 and 205. A success that is not JSON is an ApiError with the source 'parse'. */
export async function parseResponseBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  const text = await response.text();
  return parseJson(text, (cause) => {
    throw unreadable(response, 'The answer is not JSON', text, cause);
  });
}
