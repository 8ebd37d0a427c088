import { createBrowserGateway } from '@muddat/app-shell';
import { onTestFinished, vi } from 'vitest';

type GatewayRequest = { call: string; body: unknown };
type FakeResponse = { status?: number; body?: unknown } | 'no-answer';
type Handler = (body: unknown) => FakeResponse | Promise<FakeResponse>;

/**
 * Fakes the gateway's own API (`/api/auth/...`) behind the real client; `routes` maps calls such as `'POST register'` to responses.
 * Bot protection is off. `requests` holds all calls in order.
 */
export function fakeGateway(routes: Record<string, Handler>) {
  const requests: GatewayRequest[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/bot/challenge') return Response.json({ kind: 'off' });
    if (!pathname.startsWith('/api/auth/')) return real(input, init);
    const text = await request.text();
    const call = `${request.method} ${pathname.slice('/api/auth/'.length)}`;
    const body: unknown = text === '' ? null : JSON.parse(text);
    requests.push({ call, body });
    const answer = (await routes[call]?.(body)) ?? { status: 404, body: { code: 'not_found', message: 'Не найдено' } };
    if (answer === 'no-answer') throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    auth: createBrowserGateway(),
    requests,
    requestsTo: (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body),
  };
}

export const problemBody = (code: string, message: string, extras: object = {}) => ({ code, message, request_id: 'req-1', ...extras });
