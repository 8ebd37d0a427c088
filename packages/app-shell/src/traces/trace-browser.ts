import { matchRoute } from '@muddat/routing';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { createActionSpans } from './action-spans.ts';
import { createSpanReporter } from './report-spans.ts';
import { traceFetch } from './trace-fetch.ts';

const REPORT_EVERY_MS = 5_000;
/** A span has about 250 bytes, and the gateway takes 32 KB. */
const MAX_BATCH = 64;
const MAX_QUEUE = 256;

const CONTROLS: readonly (readonly [selector: string, control: string])[] = [
  ['a[href]', 'link'],
  ['button, [role=button]', 'button'],
  ['[role=tab], [role=option], [role=menuitem], [role=radio], [role=checkbox], [role=switch]', 'choice'],
  ['input, select, textarea, label', 'field'],
  ['summary', 'summary'],
];

/** The kind of the control that was used; never its text. */
export function controlOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return CONTROLS.find(([selector]) => target.closest(selector) !== null)?.[1] ?? null;
}

const page = (): string => matchRoute(location.pathname)?.route.id ?? 'none';

/** Traces what customers do and the calls that it makes. By the same ratio as the gateway, so that a trace is kept as a whole or not. */
export function traceBrowser(ratio: number): void {
  const send = globalThis.fetch.bind(globalThis);
  const processor = new BatchSpanProcessor({
    exporter: createSpanReporter(send),
    scheduledDelayMillis: REPORT_EVERY_MS,
    maxExportBatchSize: MAX_BATCH,
    maxQueueSize: MAX_QUEUE,
  });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const tracer = new TracerProvider({ sampler, spanProcessors: [processor] }).getTracer('muddat');
  const actions = createActionSpans(tracer);
  globalThis.fetch = traceFetch(send, { tracer, actions, origin: location.origin, page });
  addEventListener(
    'click',
    ({ target }) => {
      const control = controlOf(target);
      if (control !== null) actions.begin({ 'muddat.page': page(), 'muddat.control': control });
    },
    { capture: true },
  );
}
