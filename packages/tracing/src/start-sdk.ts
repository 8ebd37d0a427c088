import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { keepSampled } from './browser-spans.ts';
import { createRedactingExporter, type ReportLoss } from './redacting-exporter.ts';
import { createSampler } from './sampler.ts';
import type { TraceSettings } from './settings.ts';
import type { StartOptions, Tracing } from './start-tracing.ts';
import { traceCalls } from './trace-calls.ts';
import { traceRedis } from './trace-redis.ts';
import { traceRequests } from './trace-requests.ts';
import { createTraceWork } from './trace-work.ts';

/** The stop of a server gives its last steps three seconds (packages/process, `stopServer`). */
const STOP_MS = 2_000;

/** Loads the SDK, which only `startTracing` does, and registers it for the process. */
export function startSdk({ service, version, backends, isPublic }: StartOptions, settings: TraceSettings): Tracing {
  let report: ReportLoss = () => undefined;
  const createQueue = (): BatchSpanProcessor =>
    new BatchSpanProcessor({ exporter: createRedactingExporter(new OTLPTraceExporter(), (loss) => report(loss)), ...settings.batches });
  const queue = createQueue();
  // Spans that a stranger invents must not take the room of the server's own.
  const browserQueue = createQueue();
  const named = resourceFromAttributes({ 'service.name': service, ...(version === null ? {} : { 'service.version': version }) });
  const sampler = createSampler(settings, isPublic);
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler,
    spanProcessors: [queue],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('muddat');
  const watched = [traceCalls(backends), traceRedis(tracer)];
  const stop = async (): Promise<void> => {
    for (const each of watched) each.stop();
    await withinTime(Promise.allSettled([provider.shutdown(), browserQueue.shutdown()]));
    for (const api of [trace, context, propagation]) api.disable();
  };
  return {
    ratio: settings.ratio,
    traceRequests(app, options) {
      report = (loss) => app.log.warn(loss, 'traces could not be sent');
      traceRequests(app, tracer, options);
      app.addHook('onClose', stop);
    },
    traceWork: createTraceWork(tracer),
    addBrowserSpans(spans) {
      for (const span of keepSampled(spans, sampler)) browserQueue.onEnd(span);
    },
  };
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STOP_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
