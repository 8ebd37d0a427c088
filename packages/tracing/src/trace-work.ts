import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

export type TraceWork = <Result>(work: TracedWork, run: () => Promise<Result>) => Promise<Result>;
export type TracedWork = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** A span for work of a request, such as a query. Work of no request, such as a job's, has no span: jobs would fill the store of traces. */
export function createTraceWork(tracer: Tracer): TraceWork {
  return async ({ name, attributes }, run) => {
    if (trace.getSpan(context.active())?.isRecording() !== true) return run();
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };
}
