import type { FetchFunction } from '@muddat/sdk';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Sends the requests of tus with the cabinet's own `fetch`, which notices an ended session. */
export const tusFetchStack = (send: FetchFunction): HttpStack => ({
  createRequest: (method, url) => tusRequest(send, method, url),
  getName: () => 'fetch',
});

function tusRequest(send: FetchFunction, method: string, url: string): HttpRequest {
  const headers = new Headers();
  const stop = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    // `fetch` reports no upload progress, so progress is only known after each complete chunk.
    setProgressHandler: () => undefined,
    send: async (body: Blob | null) => {
      const response = await send(new URL(url, window.location.origin), { method, headers, body, signal: stop.signal });
      return tusResponse(response, await response.text());
    },
    abort: async () => stop.abort(),
    getUnderlyingObject: () => null,
  };
}

const tusResponse = (response: Response, body: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: (name) => response.headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => response,
});
