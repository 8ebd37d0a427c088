import type { Release } from '@muddat/process';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createOpenCounts, type GaugeSources, type OpenCount, registerGauges } from './gauges.ts';

export type Metrics = {
  /** One answered request. `route` is the id of a page or operation, never a path, so the number of time series is bounded. */
  request(route: string, method: string, status: number, seconds: number): void;
  upstream(operation: string, status: number | 'failed', seconds: number): void;
  /**
   * `unreadable`: the session is sealed with a key that this gateway does not have. Any value above 0 means that SESSION_SECRET was changed
   * in the wrong order.
   */
  session(event: 'created' | 'refreshed' | 'refresh-unanswered' | 'reset' | 'ended' | 'unreadable'): void;
  page(result: 'served' | 'rendered' | 'failed'): void;
  /** `result` is `passed` or the reason of the refusal. */
  botCheck(action: string, result: string): void;
  /** Counts a CSP violation. `owner`: the app that owns the page. */
  cspReport(directive: string, owner: string): void;
  cspReportDropped(reason: 'rate' | 'unreadable' | 'foreign'): void;
  /** Counts a line of the audit trail. */
  securityEvent(event: string, outcome: string): void;
  readonly openRequests: OpenCount;
  readonly openStreams: OpenCount;
  /** Where the gauges are read from at each collection. */
  observe(sources: GaugeSources): void;
  contentType: string;
  text(): Promise<string>;
};

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Metrics of the process, shared by all gateways in it: each collection adds an observer that prom-client never removes. */
const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

export function createMetrics(release: Release | null = null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'muddat_gateway_request_seconds',
    help: 'Time to answer, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const upstreams = new Histogram({
    name: 'muddat_gateway_upstream_seconds',
    help: 'Time an upstream took until its headers, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const sessions = new Counter({
    name: 'muddat_gateway_sessions_total',
    help: 'What happened to sessions.',
    labelNames: ['event'],
    registers,
  });
  const pages = new Counter({ name: 'muddat_gateway_pages_total', help: 'Public pages, by result.', labelNames: ['result'], registers });
  const botChecks = new Counter({
    name: 'muddat_gateway_bot_checks_total',
    help: 'Bot checks, by action and result.',
    labelNames: ['action', 'result'],
    registers,
  });
  const securityEvents = new Counter({
    name: 'muddat_gateway_security_events_total',
    help: 'Events of the audit trail, by outcome.',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const cspReports = new Counter({
    name: 'muddat_gateway_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported, by directive and whose page it was.',
    labelNames: ['directive', 'page'],
    registers,
  });
  const cspReportsDropped = new Counter({
    name: 'muddat_gateway_csp_reports_dropped_total',
    help: 'Reports that were not counted: too many of one network, no report, or of another site.',
    labelNames: ['reason'],
    registers,
  });
  const open = createOpenCounts(registry);
  return {
    openRequests: open.requests,
    openStreams: open.streams,
    observe: registerGauges(registry, release),
    request: (route, method, status, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
    upstream: (operation, status, seconds) => upstreams.observe({ operation, status: String(status) }, seconds),
    session: (event) => sessions.inc({ event }),
    page: (result) => pages.inc({ result }),
    botCheck: (action, result) => botChecks.inc({ action, result }),
    securityEvent: (event, outcome) => securityEvents.inc({ event, outcome }),
    cspReport: (directive, page) => cspReports.inc({ directive, page }),
    cspReportDropped: (reason) => cspReportsDropped.inc({ reason }),
    contentType: registry.contentType,
    text: () => Registry.merge([processRegistry, registry]).metrics(),
  };
}
