import { createMuddatClient } from '@muddat/sdk';

/** The real API client with stubbed responses by path: a body, or an error status. */
export function stubApi(answer: (path: string) => { status?: number; body: unknown }) {
  const calls: string[] = [];
  const api = createMuddatClient({
    baseUrl: 'http://backend.invalid',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      calls.push(pathname);
      const { status = 200, body } = answer(pathname);
      return Response.json(body, { status });
    },
  });
  return { api, calls };
}
