import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { CSP_REPORT_PATH } from '../http/security-headers.ts';
import type { Limiters } from '../limits/limits.ts';
import { CSP_REPORT_TYPES, parseCspViolations } from './csp-report.ts';
import { createSampledLog, hasTypeOf, registerReportRoute } from './reports.ts';

export const isCspReport = (request: FastifyRequest): boolean =>
  request.routeOptions.config.takesReports === true && hasTypeOf(CSP_REPORT_TYPES, request);

/**
 * POST /api/csp-report. Browsers send these reports without our client's headers. A report changes only metrics, and another site's page
 * cannot send its content types (docs/security.md, Reports of the policy).
 */
export function registerCspReportRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const { metrics, origins } = gateway;
  const sample = createSampledLog(gateway, 'a page broke the content security policy');
  registerReportRoute(app, {
    path: CSP_REPORT_PATH,
    label: 'api:csp-report',
    types: CSP_REPORT_TYPES,
    limit: limits.reportsByAddress,
    config: { takesReports: true },
    onDropped: metrics.cspReportDropped,
    take: (body) => {
      const violations = parseCspViolations(body, origins.isOwn);
      for (let count = violations?.foreign ?? 0; count > 0; count -= 1) metrics.cspReportDropped('foreign');
      for (const violation of violations?.own ?? []) {
        metrics.cspReport(violation.directive, violation.owner);
        sample(violation);
      }
      return violations !== null;
    },
  });
}
