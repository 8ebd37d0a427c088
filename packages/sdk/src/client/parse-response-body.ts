import { ApiError } from '../errors/api-error.ts';
import { parseJson } from '../errors/parse-json.ts';

/** The JSON of a success, undefined for 204 and 205. A success that is not JSON is an ApiError with the source 'parse'. */
export async function parseResponseBody(response: Response): Promise<unknown> {
  const { status: statusCode, headers } = response;
  if (statusCode === 204 || statusCode === 205) return undefined;
  const data = await response.text();
  return parseJson(data, (cause) => {
    const requestId = headers.get('x-request-id');
    throw new ApiError({ statusCode, message: 'The answer is not JSON', source: 'parse', data, requestId, retryable: false, cause });
  });
}
