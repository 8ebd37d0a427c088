import { percentile } from './percentile.ts';
import type { Result } from './verdict.ts';

/** Durations of a call in ms: without other load, and during another customer's load. */
export type Measured = {
  readonly call: string;
  readonly load: string;
  readonly idle: readonly number[];
  readonly beside: readonly number[];
};

/** A call may take at most three times as long during another customer's load. */
const RATIO_MAX = 3;

export function judgeFairness(measured: readonly Measured[]): Result {
  const rows = measured.map(({ call, load, idle, beside }) => {
    const [calm, busy] = [percentile(idle, 0.95), percentile(beside, 0.95)];
    const ratio = busy / calm;
    const line = `${call} beside ${load}: p95 ${busy.toFixed(1)} ms of ${beside.length} calls, idle ${calm.toFixed(1)} ms, ${ratio.toFixed(1)} times`;
    return { line, passes: ratio <= RATIO_MAX };
  });
  return {
    lines: rows.map(({ line }) => line),
    failures: rows.flatMap(({ line, passes }) => (passes ? [] : [`${line}, and at most ${RATIO_MAX} are allowed`])),
  };
}
