import { matchRoute } from '@muddat/routing';
import { objectsToTracking, readTraceRatio } from '../traces/trace-ratio.ts';
import { createClientReport, describeFailure, type Failure, isVitalsVisit } from './client-report.ts';
import { takeFailures } from './start-client-reports.ts';

const PATH = '/api/client-report';

export type ReportEnvironment = {
  /** From 0 to 1. */
  chance: number;
  send: (body: string) => void;
};

/** `sendBeacon` cannot send the header without which the gateway refuses writes. `keepalive` outlives the page too. */
function send(body: string): void {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'muddat-web' };
  fetch(PATH, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => undefined);
}

/** Reports when the customer leaves the page or the tab. A device without a network reports later, or never. */
export function reportClient({ chance, send: sendBody }: ReportEnvironment = { chance: Math.random(), send }): void {
  const [opened] = performance.getEntriesByType('navigation');
  const ratio = readTraceRatio(opened);
  if (ratio !== null && !objectsToTracking(navigator))
    void import('../traces/trace-browser.ts').then((script) => script.traceBrowser(ratio)).catch(() => undefined);
  const report = createClientReport(pageOf(URL.parse(opened?.name ?? '')?.pathname ?? ''));
  takeFailures((failure) => {
    const error = describeFailure(toFailure(failure), pageOf(location.pathname), location.origin);
    if (error) report.addError(error);
  });
  if (isVitalsVisit(chance)) void measureVitals(report.addVital).catch(() => undefined);
  // On the document, so that it runs after the library's listeners, which the window calls first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !navigator.onLine) return;
    const taken = report.take();
    if (taken) sendBody(JSON.stringify(taken));
  });
}

const pageOf = (path: string): string => matchRoute(path)?.route.id ?? 'none';

function toFailure(failure: unknown): Failure {
  if (failure instanceof ErrorEvent) return { kind: 'error', cause: failure.error };
  if (failure instanceof PromiseRejectionEvent) return { kind: 'rejection', cause: failure.reason };
  if (failure instanceof Event) return { kind: 'chunk', cause: failure.target instanceof HTMLScriptElement ? failure.target.src : '' };
  return { kind: 'view', cause: failure };
}

async function measureVitals(add: (name: string, value: number) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(({ name, value }) => add(name, value));
}
