import { withSessionWatch } from '@muddat/app-shell';
import { createMuddatClient } from '@muddat/sdk';

export type ServerRequest = { method: string; path: string; key: string | null; body: unknown };
type FakeResponse = { status?: number; body?: unknown } | 'no-answer';
type Handler = (asked: ServerRequest) => FakeResponse | Promise<FakeResponse>;

/** Fakes the five APIs; `routes` maps calls such as `'GET billing/v1/…'` to responses. `requests` holds all calls in order. */
export function fakeServer(routes: Record<string, Handler>) {
  const requests: ServerRequest[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: `${url.pathname.replace(/^\/api\//, '')}${url.search}`,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : JSON.parse(text),
    };
    requests.push(call);
    const handler = routes[`${call.method} ${call.path}`] ?? routes[`${call.method} ${url.pathname.replace(/^\/api\//, '')}`];
    const found = handler ? await handler(call) : { status: 404, body: problemBody('not_found', 'Не найдено') };
    if (found === 'no-answer') throw new TypeError('Failed to fetch');
    return Response.json(found.body ?? {}, { status: found.status ?? 200 });
  };
  const api = createMuddatClient({
    baseUrls: {
      auth: '/api/auth',
      installment: '/api/installment',
      mobile: '/api/mobile',
      builder: '/api/builder',
      billing: '/api/billing',
    },
    locale: 'ru',
    fetch: withSessionWatch(answer),
  });
  return {
    api,
    requests,
    requestsTo: (start: string) => requests.filter(({ method, path }) => `${method} ${path}`.startsWith(start)),
    routes,
  };
}

export const problemBody = (code: string, message: string, extras: object = {}) => ({ code, message, request_id: 'req-1', ...extras });
