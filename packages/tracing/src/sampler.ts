import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './settings.ts';

/**
 * `decidesAgain`: whether the server decides by the trace's id although its caller says that it keeps the trace. Our own browser decides by
 * the same ratio and agrees. So no other client can make the server keep more than its part.
 */
export function createSampler({ sampler, ratio }: TraceSettings, decidesAgain: boolean): Sampler {
  const root = rootSampler(ratio);
  if (!sampler.startsWith('parentbased_')) return root;
  return new ParentBasedSampler({ root, ...(decidesAgain ? { remoteParentSampled: root } : {}) });
}

function rootSampler(ratio: number): Sampler {
  if (ratio === 0) return new AlwaysOffSampler();
  return ratio === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio);
}
