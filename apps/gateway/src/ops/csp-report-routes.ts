import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { parseJsonBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import { CSP_REPORT_PATH } from '../http/security-headers.ts';
import type { Limiters } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { CSP_REPORT_TYPES, type CspViolation, parseCspViolations } from './csp-report.ts';

/** A report has a few hundred bytes; browsers may send several at once. */
const MAX_BYTES = 32_768;
/** Log lines per minute. The metrics count every report, so further lines would add nothing. */
const MAX_LINES = 20;
const LINES_EVERY_MS = 60_000;

export const isCspReport = (request: FastifyRequest): boolean =>
  request.routeOptions.config.takesReports === true &&
  CSP_REPORT_TYPES.includes(request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '');

/** Logs one line for each kind of violation per minute, at most MAX_LINES in total. */
function createSampledLog({ now, log }: Pick<Gateway, 'now' | 'log'>): (violation: CspViolation) => void {
  const written = new Set<string>();
  let since = now();
  return (violation) => {
    if (now() - since >= LINES_EVERY_MS) {
      written.clear();
      since = now();
    }
    const key = Object.values(violation).join(' ');
    if (written.has(key) || written.size >= MAX_LINES) return;
    written.add(key);
    log.warn(violation, 'a page broke the content security policy');
  };
}

/**
 * POST /api/csp-report -> 204, whether or not the report was counted. Browsers send reports without our client's headers. A report changes
 * only metrics, and another site's page cannot send its content types (docs/security.md, Reports of the policy).
 */
export function registerCspReportRoutes(app: FastifyInstance, gateway: Gateway, limits: Limiters): void {
  const { metrics, origins } = gateway;
  const sample = createSampledLog(gateway);
  const setLabel = (request: FastifyRequest): void => {
    request.label = 'api:csp-report';
  };
  const bound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isCspReport(request)) throw new Problem('unsupported_media_type');
    if (!(await limits.reportsByAddress.count(networkOf(request.ip))).isOver) return undefined;
    metrics.cspReportDropped('rate');
    return reply.code(204).send();
  };
  app.post(
    CSP_REPORT_PATH,
    { onRequest: bound, bodyLimit: MAX_BYTES, config: { setLabel, takesReports: true } },
    async (request, reply) => {
      const violations = parseCspViolations(parsedBody(request), origins.isOwn);
      if (violations === null) metrics.cspReportDropped('unreadable');
      for (let count = violations?.foreign ?? 0; count > 0; count -= 1) metrics.cspReportDropped('foreign');
      for (const violation of violations?.own ?? []) {
        metrics.cspReport(violation.directive, violation.owner);
        sample(violation);
      }
      return reply.code(204).send();
    },
  );
  refuseOtherMethods(app, CSP_REPORT_PATH, ['POST'], { setLabel });
}

function parsedBody({ body }: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(body) ? parseJsonBody(body) : null;
  } catch {
    return null;
  }
}
