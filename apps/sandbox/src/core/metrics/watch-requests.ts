import type { FastifyInstance } from 'fastify';
import { requestSeconds, requestsInFlight, signIns } from './metrics.ts';

const TOKEN_ROUTE = '/auth/oauth/token';

/** Measures every request by the pattern of its route, never by its address. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    requestsInFlight.inc();
    reply.raw.once('close', () => requestsInFlight.dec());
  });
  app.addHook('onResponse', async ({ method, body, routeOptions }, reply) => {
    const { statusCode: status } = reply;
    const route = routeOptions.url ?? 'unmatched';
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) requestSeconds.observe({ route, method, status: String(status) }, reply.elapsedTime / 1_000);
    const labels = method === 'POST' && route === TOKEN_ROUTE ? signInLabels(body, status) : null;
    if (labels !== null) signIns.inc(labels);
  });
}

type SignInLabels = { readonly grant: 'password' | 'code' | 'ticket' | 'passkey'; readonly result: 'ok' | 'refused' | 'failed' };

/** The labels of a try to sign in; null for other calls of the token endpoint (guest tokens, refreshing) and unknown grants. */
export function signInLabels(body: unknown, status: number): SignInLabels | null {
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const grant = grantOf(fields['grant_type'], fields['password_type']);
  return grant === null ? null : { grant, result: status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed' };
}

function grantOf(type: unknown, passwordType: unknown): SignInLabels['grant'] | null {
  if (type === 'passkey') return type;
  if (type !== 'password') return null;
  return passwordType === 'code' || passwordType === 'ticket' ? passwordType : 'password';
}
