import type { Tracing } from '@muddat/tracing';
import type { FastifyInstance } from 'fastify';
import type { Limiters } from '../limits/limits.ts';
import { parseBrowserSpans } from './browser-spans.ts';
import { registerReportRoute } from './reports.ts';

/**
 * POST /api/traces: spans of our pages (docs/operators/traces.md, In the browser). They have the headers of our client, so the write guard
 * applies. The pages learn from `Server-Timing` of their document that traces are kept, and which part.
 */
export function registerBrowserTraceRoutes(app: FastifyInstance, tracing: Tracing, limits: Limiters): void {
  app.addHook('onSend', async ({ label }, reply, payload) => {
    if (label.startsWith('page:')) reply.header('server-timing', `traces;desc="${tracing.ratio}"`);
    return payload;
  });
  registerReportRoute(app, {
    path: '/api/traces',
    label: 'api:traces',
    types: ['application/json'],
    limit: limits.browserTracesByAddress,
    config: { hasOwnLimits: true, skipsSessionLimit: true },
    // A span that is lost is no loss, and the answer is the same.
    onDropped: () => undefined,
    take: (body) => {
      const spans = parseBrowserSpans(body);
      if (spans !== null) tracing.addBrowserSpans(spans);
      return spans !== null;
    },
  });
}
