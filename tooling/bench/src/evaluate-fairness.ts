import type { ScenarioResult } from './evaluate-payments.ts';
import { percentile } from './percentile.ts';

/** Durations of a call in ms: without other load, and during another customer's load. */
export type FairnessMeasurement = {
  readonly call: string;
  readonly load: string;
  readonly idle: readonly number[];
  readonly underLoad: readonly number[];
};

/** A call may take at most three times as long during another client's load. */
const RATIO_MAX = 3;
/** Nobody notices a longer wait of this many ms. Rendering one page holds the gateway's event loop for up to 40 ms. */
const UNNOTICED_MS = 50;

export function evaluateFairness(measured: readonly FairnessMeasurement[]): ScenarioResult {
  const rows = measured.map(({ call, load, idle, underLoad }) => {
    const [calm, busy] = [percentile(idle, 0.95), percentile(underLoad, 0.95)];
    const ratio = busy / calm;
    const line = `${call} beside ${load}: p95 ${busy.toFixed(1)} ms of ${underLoad.length} calls, idle ${calm.toFixed(1)} ms, ${ratio.toFixed(1)} times`;
    return { line, passes: ratio <= RATIO_MAX || busy - calm <= UNNOTICED_MS };
  });
  return {
    lines: rows.map(({ line }) => line),
    failures: rows.flatMap(({ line, passes }) =>
      passes ? [] : [`${line}, and at most ${RATIO_MAX}, or ${UNNOTICED_MS} ms more, are allowed`],
    ),
  };
}
