export type Sample = {
  readonly kind: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** Whether status and body are what the contract promises for a success. */
  readonly isRight: boolean;
  readonly text: string;
};

/**
 * When customers may be refused. `outage`: a store is away, until `to`. `kill`: a process is killed at `from`, and nothing sends to its
 * connections after `to`, so only requests that began until then may fail.
 */
export type Disturbance = { readonly name: string; readonly kind: 'outage' | 'kill'; readonly from: number; readonly to: number };
export type Verdict = 'right' | 'refused' | 'wrong';

const REFUSALS: readonly number[] = [502, 503, 504];

/** A refusal says when to try again. A killed process may also break a connection off. */
export function judgeSample(sample: Sample, disturbances: readonly Disturbance[]): Verdict {
  if (sample.isRight) return 'right';
  const near = disturbances.filter(({ from, to }) => sample.startedAt <= to && sample.endedAt >= from);
  if (REFUSALS.includes(sample.status) && sample.retryAfter !== null) return near.length > 0 ? 'refused' : 'wrong';
  const isCut = sample.status === 0 || sample.status === 502;
  return isCut && near.some(({ kind, to }) => kind === 'kill' && sample.startedAt <= to) ? 'refused' : 'wrong';
}

/** Lines of a table: what happened in which disturbance, with the number of requests. */
export function summarize(samples: readonly Sample[], disturbances: readonly Disturbance[]): string[] {
  const counts = new Map<string, number>();
  for (const sample of samples) {
    const around = disturbances.find(({ from, to }) => sample.startedAt <= to && sample.endedAt >= from);
    const row = [around?.name ?? 'calm', sample.kind, String(sample.status), judgeSample(sample, disturbances)];
    const line = row.map((cell, index) => cell.padEnd([26, 10, 5, 8][index] ?? 0)).join(' ');
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return [...rows.map(([line, count]) => `${line} ${count}`), `${samples.length} requests`];
}
