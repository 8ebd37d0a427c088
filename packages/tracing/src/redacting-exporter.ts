import { SpanStatusCode } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { redactAttributes, redactName } from './redact.ts';

/** `cause`: a fixed word or a status. `spans`: how many were lost since the last call. */
export type ReportLoss = (loss: { readonly cause: string; readonly spans: number }) => void;

const REPORT_EVERY_MS = 60_000;

/**
 * Exports spans without what is not on the list of `redact.ts`: no other attribute, no event (an exception has a message), no text of a
 * status. Reports lost spans at most once a minute.
 */
export function createRedactingExporter(exporter: SpanExporter, report: ReportLoss, now: () => number = Date.now): SpanExporter {
  let lost = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const noteLoss = (spans: number, { error }: ExportResult): void => {
    lost += spans;
    if (now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now();
    report({ cause: causeOf(error), spans: lost });
    lost = 0;
  };
  return {
    export(spans, done) {
      exporter.export(spans.map(redactSpan), (result) => {
        if (result.code === ExportResultCode.FAILED) noteLoss(spans.length, result);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const redactSpan = (span: ReadableSpan): ReadableSpan => ({
  name: redactName(span.name),
  kind: span.kind,
  spanContext: () => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return { traceId, spanId, traceFlags };
  },
  ...(span.parentSpanContext === undefined ? {} : { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code === SpanStatusCode.ERROR ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
  attributes: redactAttributes(span.attributes),
  links: [],
  events: [],
  // The operator's own OTEL_RESOURCE_ATTRIBUTES, and the name of the service.
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});

/** The message of an error may contain the address of the collector and its answer, so only the code is used. */
function causeOf(error: Error | undefined): string {
  const found: unknown = error !== undefined && 'code' in error ? error.code : undefined;
  if (typeof found === 'number') return `status ${found}`;
  if (typeof found === 'string') return found;
  return error?.cause instanceof Error ? causeOf(error.cause) : 'other';
}
