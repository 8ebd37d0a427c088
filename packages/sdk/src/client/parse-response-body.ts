import { ApiError } from '../errors/api-error.ts';

/** The JSON of a success, undefined for 204 and 205. A success that is not JSON is an ApiError with the source 'parse'. */
export async function parseResponseBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  const text = await response.clone().text();
  try {
    return JSON.parse(text);
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
