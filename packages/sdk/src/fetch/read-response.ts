import { ApiError } from '../errors/api-error.ts';

const REDIRECTS = /^30[12378]$/;
const WITHOUT_BODY = /^(101|20[45]|304)$/;

/** None of the APIs redirects, and a redirect could carry the token to another host: it is an error, never followed. */
export function refuseRedirect(response: Response): void {
  if (response.type !== 'opaqueredirect' && !REDIRECTS.test(String(response.status))) return;
  // Lets the connection go; what the body says is of no use.
  response.body?.cancel().catch(() => undefined);
  throw new ApiError({
    // A browser hides what the answer was.
    ...(response.status === 0 ? {} : { statusCode: response.status }),
    message: 'The server answered with a redirect, which is not followed',
    source: 'server',
    requestId: response.headers.get('x-request-id'),
    retryable: false,
  });
}

/** The same answer with its body read, so that the timeout and the retries cover the body as well. */
export async function readFully(response: Response): Promise<Response> {
  if (response.type === 'opaque' || response.body === null) return response;
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers, url } = response;
  const whole = new Response(WITHOUT_BODY.test(String(status)) ? null : bytes, { status, statusText, headers });
  Object.defineProperty(whole, 'url', { value: url });
  return whole;
}
