import { createBrowserApi, createBrowserGateway } from '@muddat/app-shell';
import type { GatewayClient, MuddatClient } from '@muddat/sdk';
import { expect, onTestFinished, vi } from 'vitest';
import { UPLOADS_PATH } from '../shared/photo/upload-photo.ts';
import { findOperation } from './contracts.ts';
import type { FakeTus } from './fake-tus.ts';

type ApiClients = Pick<MuddatClient, 'billing' | 'builder' | 'installment' | 'mobile'>;
/** An API and the operationId of its contract, such as `billing.createPayment` or `gateway.login`. */
export type FakeOperation =
  | { [Api in keyof ApiClients]: `${Api}.${keyof ApiClients[Api] & string}` }[keyof ApiClients]
  | `gateway.${keyof GatewayClient & string}`
  | FileOperation;
/** Operations that return a file instead of JSON, so that no client has a method for them. */
type FileOperation = 'billing.getReceipt' | 'installment.getExport' | 'installment.getOrderDocument' | 'installment.getStatement';

/** `path` is without `/api/`, and includes the query. */
export type FakeCall = {
  operation: string;
  path: string;
  query: URLSearchParams;
  language: string | null;
  key: string | null;
  body: unknown;
};
/** `'no-answer'`: the network fails. `breaksContract`: the test needs a response that its contract forbids. */
type FakeResponse = { status?: number; body?: unknown; breaksContract?: true } | { file: string; type: string } | 'no-answer';
export type FakeHandlers = { [Operation in FakeOperation]?: (call: FakeCall) => FakeResponse | Promise<FakeResponse> };

/**
 * Fakes the APIs for a test; `handlers` maps operations to responses, and may be changed during the test.
 * Each response is validated against its contract, so that pages are only tested with responses a server may send. Any violation fails the
 * test at its end.
 * `requests` holds all calls in order. An operation without a handler returns 404. `api` and `auth` are the real clients of the page.
 * `files` handles uploads, which use tus and are in no contract.
 */
export function fakeApi(handlers: FakeHandlers, files?: FakeTus) {
  const requests: FakeCall[] = [];
  const faults: string[] = [];
  const real = globalThis.fetch;

  const answer = async (request: Request, url: URL): Promise<Response> => {
    const operation = findOperation(request.method, url.pathname);
    if (operation === undefined) {
      faults.push(`${request.method} ${url.pathname}: in no contract`);
      return Response.json(problemBody('not_found', 'Не найдено'), { status: 404 });
    }
    const { name, findViolation } = operation;
    const text = await request.text();
    const call = {
      operation: name,
      path: `${url.pathname.replace(/^\/api\//, '')}${url.search}`,
      query: url.searchParams,
      language: request.headers.get('accept-language'),
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : JSON.parse(text),
    };
    requests.push(call);
    const handler = new Map(Object.entries(handlers)).get(name);
    if (handler === undefined) return Response.json(problemBody('not_found', 'Не найдено'), { status: 404 });
    const given = await handler(call);
    if (given === 'no-answer') throw new TypeError('Failed to fetch');
    if ('file' in given) return new Response(given.file, { headers: { 'content-type': given.type } });
    const { status = 200, body = {}, breaksContract = false } = given;
    const fault = findViolation(status, body);
    if (breaksContract !== (fault !== null)) faults.push(`${name} answers ${status}: ${fault ?? 'as the contract says'}`);
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname === '/api/bot/challenge' && !('gateway.getBotChallenge' in handlers)) return Response.json({ kind: 'off' });
    if (files && url.pathname.startsWith(UPLOADS_PATH)) return files.answer(request, url);
    return url.pathname.startsWith('/api/') ? answer(request, url) : real(input, init);
  };
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(faults).toEqual([]);
  });
  // The real client of the browser, so that a 401 ends the session as on a page.
  const api = createBrowserApi();
  const requestsTo = (operation: FakeOperation) => requests.filter((one) => one.operation === operation);
  return { api, auth: createBrowserGateway(), requests, requestsTo, handlers };
}

/** The body of a refusal. */
export const problemBody = (code: string, message: string, extras: object = {}) => ({ code, message, request_id: 'req-1', ...extras });
