import type { Release } from '@muddat/process';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ConnectionMetrics } from './connections.ts';
import { createOpenCounts, type GaugeSources, type OpenCount, registerGauges } from './gauges.ts';

export type Metrics = ConnectionMetrics & {
  /** One answered request. `route` is the id of a page or operation, never a path, so the number of time series is bounded. */
  request(route: string, method: string, status: number, seconds: number): void;
  upstream(operation: string, status: number | 'failed', seconds: number): void;
  /**
   * `unreadable`: the session is sealed with a key that this gateway does not have. Any value above 0 means that SESSION_SECRET was changed
   * in the wrong order.
   */
  session(event: 'created' | 'refreshed' | 'refresh-unanswered' | 'reset' | 'ended' | 'unreadable'): void;
  page(result: 'served' | 'rendered' | 'failed'): void;
  /** One page of the cabinet: `rendered` with all its data, `incomplete` because some were late, or why a shell was sent instead. */
  cabinetPage(result: 'rendered' | 'incomplete' | 'queue-full' | 'failed'): void;
  /** `result` is `passed` or the reason of the refusal. */
  botCheck(action: string, result: string): void;
  /** Counts a CSP violation. `owner`: the app that owns the page. */
  cspReport(directive: string, owner: string): void;
  cspReportDropped(reason: 'rate' | 'unreadable' | 'foreign'): void;
  /** One web vital of a visit: seconds, or the score of CLS. `owner`: the app that owns the page. */
  webVital(vital: string, owner: string, value: number): void;
  clientError(kind: string, owner: string): void;
  clientReportDropped(reason: 'rate' | 'unreadable'): void;
  /** Counts a line of the audit trail. */
  securityEvent(event: string, outcome: string): void;
  readonly openRequests: OpenCount;
  readonly openStreams: OpenCount;
  /** Where the gauges are read from at each collection. */
  observe(sources: GaugeSources): void;
  contentType: string;
  text(): Promise<string>;
};

/** Between "good" and "poor" of each vital: INP 0.2 and 0.5, TTFB 0.8 and 1.8, FCP 1.8 and 3, LCP 2.5 and 4. */
const VITAL_BUCKETS_S = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** "Good" ends at 0.1, "poor" begins at 0.25. */
const CLS_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
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
  const cabinetPages = new Counter({
    name: 'muddat_gateway_cabinet_pages_total',
    help: 'Pages of the cabinet that were rendered for a customer, or should have been, by result.',
    labelNames: ['result'],
    registers,
  });
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
  const vitals = new Histogram({
    name: 'muddat_gateway_web_vital_seconds',
    help: 'Web vitals of visits that browsers reported, by vital (LCP, INP, FCP, TTFB) and the app that owns the page.',
    labelNames: ['vital', 'owner'],
    buckets: VITAL_BUCKETS_S,
    registers,
  });
  const layoutShifts = new Histogram({
    name: 'muddat_gateway_web_vital_layout_shift',
    help: 'Cumulative layout shift (CLS) of visits that browsers reported, by the app that owns the page.',
    labelNames: ['owner'],
    buckets: CLS_BUCKETS,
    registers,
  });
  const clientErrors = new Counter({
    name: 'muddat_gateway_client_errors_total',
    help: 'Errors of our scripts that browsers reported, by kind and the app that owns the page.',
    labelNames: ['kind', 'owner'],
    registers,
  });
  const clientReportsDropped = new Counter({
    name: 'muddat_gateway_client_reports_dropped_total',
    help: 'Reports of errors and web vitals that were not counted: too many of one network, or no report.',
    labelNames: ['reason'],
    registers,
  });
  const connectionsRefused = new Counter({
    name: 'muddat_gateway_connections_refused_total',
    help: 'Connections that were closed at once, because the maximum number was open.',
    registers,
  });
  const lateRequests = new Counter({
    name: 'muddat_gateway_late_requests_total',
    help: 'Requests that did not arrive in time, so their connections were closed.',
    registers,
  });
  const open = createOpenCounts(registry);
  return {
    openRequests: open.requests,
    openStreams: open.streams,
    openConnections: open.connections,
    connectionRefused: () => connectionsRefused.inc(),
    lateRequest: () => lateRequests.inc(),
    observe: registerGauges(registry, release),
    request: (route, method, status, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
    upstream: (operation, status, seconds) => upstreams.observe({ operation, status: String(status) }, seconds),
    session: (event) => sessions.inc({ event }),
    page: (result) => pages.inc({ result }),
    cabinetPage: (result) => cabinetPages.inc({ result }),
    botCheck: (action, result) => botChecks.inc({ action, result }),
    securityEvent: (event, outcome) => securityEvents.inc({ event, outcome }),
    cspReport: (directive, page) => cspReports.inc({ directive, page }),
    cspReportDropped: (reason) => cspReportsDropped.inc({ reason }),
    webVital: (vital, owner, value) => (vital === 'CLS' ? layoutShifts.observe({ owner }, value) : vitals.observe({ vital, owner }, value)),
    clientError: (kind, owner) => clientErrors.inc({ kind, owner }),
    clientReportDropped: (reason) => clientReportsDropped.inc({ reason }),
    contentType: registry.contentType,
    text: () => Registry.merge([processRegistry, registry]).metrics(),
  };
}
