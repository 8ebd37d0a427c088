import { percentile } from '../percentile.ts';
import type { LoadMeasurement } from './measure-load.ts';
import type { PageTargets } from './measured-pages.ts';

const CLS_TARGET = 0.01;
const TBT_TARGET_MS = 100;
const PERFORMANCE_TARGET = 95;

export type PageMeasurements = {
  readonly page: string;
  readonly targets: PageTargets;
  readonly site: readonly LoadMeasurement[];
  readonly floor: readonly LoadMeasurement[];
  /** Lighthouse performance scores, 0 to 100, one per run. */
  readonly scores: readonly number[];
};

const median = (values: readonly number[]): number => percentile(values, 0.5);
const inKb = (bytes: number): string => (bytes / 1_000).toFixed(0);

/**
 * The figures of one page next to the floor's, with a mark on each that misses its target. A mark does not fail the run, because figures
 * depend on the machine and its load.
 */
export function reportLoading({ page, targets, site, floor, scores }: PageMeasurements): string {
  const of = (name: keyof LoadMeasurement, runs = site) => median(runs.map((run) => run[name]));
  const [lcp, floorLcp] = [of('lcp'), of('lcp', floor)];
  const ratio = lcp / floorLcp;
  const shift = Math.max(...site.map(({ cls }) => cls));
  const score = median(scores);
  return `${page}: ${[
    `largest paint ${lcp.toFixed(0)} ms`,
    markMissedTarget(`${ratio.toFixed(2)} of the floor's ${floorLcp.toFixed(0)}`, ratio <= (targets.ratio ?? Infinity), targets.ratio),
    markMissedTarget(
      `${of('beforePaint')} requests before it`,
      of('beforePaint') <= (targets.beforePaint ?? Infinity),
      targets.beforePaint,
    ),
    markMissedTarget(
      `${of('scriptsBeforePaint')} of them scripts`,
      of('scriptsBeforePaint') <= (targets.scriptsBeforePaint ?? Infinity),
      targets.scriptsBeforePaint,
    ),
    markMissedTarget(
      `in the end ${of('requests')} requests and ${inKb(of('bytes'))} KB`,
      of('bytes') <= (targets.bytes ?? Infinity),
      `${inKb(targets.bytes ?? 0)} KB`,
    ),
    markMissedTarget(`shift ${shift.toFixed(3)}`, shift <= CLS_TARGET, CLS_TARGET),
    markMissedTarget(`blocking ${of('tbt').toFixed(0)} ms`, of('tbt') <= TBT_TARGET_MS, TBT_TARGET_MS),
    markMissedTarget(`Lighthouse performance ${score}`, score >= PERFORMANCE_TARGET, PERFORMANCE_TARGET),
  ].join(', ')}`;
}

/** Appends the target to a figure that misses it: `12 requests (!! aim 10)`. */
export const markMissedTarget = (figure: string, good: boolean, aim: number | string | undefined): string =>
  good ? figure : `${figure} (!! aim ${aim})`;
