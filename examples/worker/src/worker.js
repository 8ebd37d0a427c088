import { isApiError } from '@muddat/sdk';
import { createInstallmentClient } from '@muddat/sdk/installment';
import { guestSession } from '@muddat/sdk/session';

let client;
/** One client for all requests, so that they share the guest's token. */
function clientOf({ MUDDAT_URL, MUDDAT_CLIENT_ID, MUDDAT_CLIENT_SECRET }) {
  const environment = { baseUrl: MUDDAT_URL };
  client ??= createInstallmentClient({
    environment,
    getAccessToken: guestSession({ environment, clientId: MUDDAT_CLIENT_ID, clientSecret: MUDDAT_CLIENT_SECRET }),
    timeoutMs: 5_000,
  });
  return client;
}

export default {
  /**
   * @param {Request} request
   * @param {{ MUDDAT_URL: string, MUDDAT_CLIENT_ID: string, MUDDAT_CLIENT_SECRET: string }} settings
   */
  async fetch(request, settings) {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || pathname !== '/stores') return Response.json({ error: 'not found' }, { status: 404 });
    try {
      const { data } = await clientOf(settings).listStores({ search: searchParams.get('search') ?? '' }, { signal: request.signal });
      return Response.json(data.map(({ id, name, alias }) => ({ id, name, alias })));
    } catch (error) {
      if (!isApiError(error, 'installment.listStores')) throw error;
      const isOurFault = error.source !== 'server' || error.status >= 500;
      return Response.json({ error: error.message, requestId: error.requestId }, { status: isOurFault ? 502 : 400 });
    }
  },
};
