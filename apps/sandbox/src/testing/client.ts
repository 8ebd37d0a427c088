import { API_NAMES, createMuddatClient, type MuddatClient } from '@muddat/sdk';
import type { TestSandbox } from './test-sandbox.ts';

const ORIGIN = 'http://sandbox.test';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * The SDK's client connected to the sandbox without a network: a method for each operation id, with the types of the contract. A refused
 * call rejects with `ApiError`. If `phone` is null, calls carry no token.
 */
export async function createSandboxClient(sandbox: TestSandbox, phone: string | null): Promise<MuddatClient> {
  const token = phone === null ? null : await sandbox.tokenFor(phone);
  return createMuddatClient({
    baseUrls: Object.fromEntries(API_NAMES.map((api) => [api, `${ORIGIN}/${api}`])),
    getAccessToken: () => token,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const method = METHODS.find((name) => name === request.method);
      if (method === undefined) throw new TypeError(`the sandbox is not called with ${request.method}`);
      const response = await sandbox.app.inject({
        method,
        url: request.url.slice(ORIGIN.length),
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(response.statusCode === 204 ? null : new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers,
      });
    },
  });
}
