import type { FastifyRequest } from 'fastify';

type Request = Pick<FastifyRequest, 'headers' | 'label' | 'routeOptions'>;

/** Files, probes of load balancers and reports of browsers are no step of anything, and would be most of all spans. */
const UNTRACED = /^\/(?:assets\/|healthz$|api\/(?:traces|client-report|csp-report)$)/;

/** How requests of the gateway are traced. */
export const TRACE_OPTIONS = {
  routeOf: ({ label }: Pick<Request, 'label'>): string => label,
  isTraced: ({ routeOptions }: Pick<Request, 'routeOptions'>): boolean => !UNTRACED.test(routeOptions.url ?? ''),
  /** Only our own pages begin a trace. The browser sets this header, and a page of another site cannot. */
  trustsParent: ({ headers }: Pick<Request, 'headers'>): boolean => headers['sec-fetch-site'] === 'same-origin',
};
