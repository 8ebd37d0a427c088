import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Limiters } from '../limits/limits.ts';
import { CLIENT_REPORT_TYPE, parseClientReport, type ServedBuild } from './client-report.ts';
import { createSampledLog, registerReportRoute } from './reports.ts';

/**
 * POST /api/client-report: errors and web vitals of our pages (docs/security.md, Reports of our pages). They have the headers of our
 * client, so the write guard applies. Their own limit replaces those of writes: a report must not use up what a customer needs.
 */
export function registerClientReportRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters, build: ServedBuild): void {
  const { metrics } = gateway;
  const sample = createSampledLog(gateway, 'a page failed in a browser');
  registerReportRoute(app, {
    path: '/api/client-report',
    label: 'api:client-report',
    types: [CLIENT_REPORT_TYPE],
    limit: limits.clientReportsByAddress,
    config: { hasOwnLimits: true, skipsSessionLimit: true },
    onDropped: metrics.clientReportDropped,
    take: (body) => {
      const report = parseClientReport(body, build);
      for (const { vital, owner, value } of report?.vitals ?? []) metrics.webVital(vital, owner, value);
      for (const error of report?.errors ?? []) {
        metrics.clientError(error.kind, error.owner);
        sample(error);
      }
      return report !== null;
    },
  });
}
