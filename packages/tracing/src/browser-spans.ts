import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { type ReadableSpan, type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

/** A span that ended in a browser. The server that took it has checked each value. */
export type BrowserSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  /** Whether it is a call to the gateway. */
  readonly isCall: boolean;
  readonly name: string;
  readonly attributes: Attributes;
  readonly failed: boolean;
  readonly startMs: number;
  readonly durationMs: number;
};

const RESOURCE: Resource = resourceFromAttributes({ 'service.name': 'muddat-browser' });

/** The spans of traces that this server keeps too. A stranger cannot make it keep more. */
export const keepSampled = (spans: readonly BrowserSpan[], sampler: Sampler): ReadableSpan[] =>
  spans
    .filter(({ traceId, name, attributes }) => {
      const { decision } = sampler.shouldSample(ROOT_CONTEXT, traceId, name, SpanKind.CLIENT, attributes, []);
      return decision === SamplingDecision.RECORD_AND_SAMPLED;
    })
    .map(toReadableSpan);

function toReadableSpan({
  traceId,
  spanId,
  parentSpanId,
  isCall,
  name,
  attributes,
  failed,
  startMs,
  durationMs,
}: BrowserSpan): ReadableSpan {
  const own = { traceId, spanId, traceFlags: TraceFlags.SAMPLED };
  return {
    name,
    kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => own,
    ...(parentSpanId === null ? {} : { parentSpanContext: { ...own, spanId: parentSpanId } }),
    startTime: millisToHrTime(startMs),
    endTime: millisToHrTime(startMs + durationMs),
    duration: millisToHrTime(durationMs),
    ended: true,
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    resource: RESOURCE,
    instrumentationScope: { name: 'muddat' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
