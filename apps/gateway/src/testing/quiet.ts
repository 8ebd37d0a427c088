import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';

const nothing = (): void => {};

/** A silent log and metrics, for tests that do not check them. */
export const quietLog: FastifyBaseLogger = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => quietLog,
};
export const quietMetrics: Metrics = {
  request: nothing,
  upstream: nothing,
  session: nothing,
  page: nothing,
  cabinetPage: nothing,
  botCheck: nothing,
  securityEvent: nothing,
  cspReport: nothing,
  cspReportDropped: nothing,
  webVital: nothing,
  clientError: nothing,
  clientReportDropped: nothing,
  openRequests: { begin: nothing, end: nothing },
  openStreams: { begin: nothing, end: nothing },
  openConnections: { begin: nothing, end: nothing },
  connectionRefused: nothing,
  lateRequest: nothing,
  observe: nothing,
  contentType: '',
  text: async () => '',
};
