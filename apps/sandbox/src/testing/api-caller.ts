import type { TestSandbox } from './test-sandbox.ts';

/** The body of an error response. */
export type ProblemBody = {
  readonly code: string;
  readonly message: string;
  readonly fields?: Record<string, string>;
  /** Present only with `basket_too_large`. */
  readonly max?: number;
  readonly request_id: string;
};

/** The fields of a response that a test reads. The sandbox itself checks its responses against the contract. */
type TestResponse<T> = { readonly status: number; readonly body: T };

export type ApiCaller = <T>(
  path: string,
  options?: { readonly locale?: string; readonly send?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<TestResponse<T>>;

/** Returns a function that calls one API over HTTP with a token; with `send`, the call is a POST of JSON. */
export function createApiCaller(
  sandbox: TestSandbox,
  api: 'mobile' | 'builder',
  token: string,
  fixed: Readonly<Record<string, string>> = {},
): ApiCaller {
  return async (path, { locale = 'ru', send, headers = {} } = {}) => {
    const posting = send !== undefined;
    const answer = await sandbox.app.inject({
      method: posting ? 'POST' : 'GET',
      url: `/${api}${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': locale,
        clientmodel: 'web',
        ...(posting ? { 'content-type': 'application/json' } : {}),
        ...fixed,
        ...headers,
      },
      ...(posting ? { payload: JSON.stringify(send) } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
