import { type Context, context, ROOT_CONTEXT, type SpanContext, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { createSampler } from './sampler.ts';
import type { SamplerName } from './settings.ts';

const KEPT = '00000000000000000000000000000001';
const DROPPED = 'ffffffff000000000000000000000000';
const from = (traceId: string, traceFlags: TraceFlags): Context => {
  const caller: SpanContext = { traceId, spanId: 'b7ad6b7169203331', traceFlags, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, caller);
};

test.each<[string, SamplerName, boolean, string, TraceFlags | null, boolean]>([
  ['a ratio keeps its part', 'parentbased_traceidratio', true, KEPT, null, true],
  ['a ratio drops the rest', 'parentbased_traceidratio', true, DROPPED, null, false],
  ['a stranger cannot make a public server keep a trace', 'parentbased_traceidratio', true, DROPPED, TraceFlags.SAMPLED, false],
  ['a public server keeps what our browser keeps by the same ratio', 'parentbased_traceidratio', true, KEPT, TraceFlags.SAMPLED, true],
  ['a public server drops what our browser dropped', 'parentbased_traceidratio', true, KEPT, TraceFlags.NONE, false],
  ['an inner server keeps what its caller keeps', 'parentbased_traceidratio', false, DROPPED, TraceFlags.SAMPLED, true],
  ['an inner server drops what its caller drops', 'parentbased_traceidratio', false, KEPT, TraceFlags.NONE, false],
  ['a ratio without parents decides alone', 'traceidratio', false, DROPPED, TraceFlags.SAMPLED, false],
])('%s', (_title, sampler, decidesAgain, traceId, flags, isKept) => {
  const created = createSampler({ sampler, ratio: 0.5, batches: {}, warnings: [] }, decidesAgain);
  const caller = flags === null ? context.active() : from(traceId, flags);
  const { decision } = created.shouldSample(caller, traceId, 'GET', SpanKind.SERVER, {}, []);
  expect(decision === SamplingDecision.RECORD_AND_SAMPLED).toBe(isKept);
});
