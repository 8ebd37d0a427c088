import type { FetchFunction } from '@muddat/sdk';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** The requests of tus by the fetch of all other calls: an ended session is then noticed in its one place. */
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
    // Fetch tells nothing of what it has sent: progress goes by whole parts.
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
