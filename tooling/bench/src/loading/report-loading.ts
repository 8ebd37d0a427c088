import { percentile } from '../percentile.ts';
import type { Load } from './measure-load.ts';
import type { Aims } from './measured-pages.ts';

const CLS_AIM = 0.01;
const TBT_AIM_MS = 100;
const PERFORMANCE_AIM = 95;

export type PageRuns = {
  readonly page: string;
  readonly aims: Aims;
  readonly site: readonly Load[];
  readonly floor: readonly Load[];
  /** Lighthouse performance scores, 0 to 100, one per run. */
  readonly scores: readonly number[];
};

const middle = (values: readonly number[]): number => percentile(values, 0.5);
const inKb = (bytes: number): string => (bytes / 1_000).toFixed(0);

/**
 * The figures of one page next to the floor's, with a mark on each that misses its target. A mark does not fail the run, because figures
 * depend on the machine and its load.
 */
export function reportLoading({ page, aims, site, floor, scores }: PageRuns): string {
  const of = (name: keyof Load, runs = site) => middle(runs.map((run) => run[name]));
  const [lcp, floorLcp] = [of('lcp'), of('lcp', floor)];
  const ratio = lcp / floorLcp;
  const shift = Math.max(...site.map(({ cls }) => cls));
  const score = middle(scores);
  return `${page}: ${[
    `largest paint ${lcp.toFixed(0)} ms`,
    marked(`${ratio.toFixed(2)} of the floor's ${floorLcp.toFixed(0)}`, ratio <= (aims.ratio ?? Infinity), aims.ratio),
    marked(`${of('beforePaint')} requests before it`, of('beforePaint') <= (aims.beforePaint ?? Infinity), aims.beforePaint),
    marked(
      `${of('scriptsBeforePaint')} of them scripts`,
      of('scriptsBeforePaint') <= (aims.scriptsBeforePaint ?? Infinity),
      aims.scriptsBeforePaint,
    ),
    marked(
      `in the end ${of('requests')} requests and ${inKb(of('bytes'))} KB`,
      of('bytes') <= (aims.bytes ?? Infinity),
      `${inKb(aims.bytes ?? 0)} KB`,
    ),
    marked(`shift ${shift.toFixed(3)}`, shift <= CLS_AIM, CLS_AIM),
    marked(`blocking ${of('tbt').toFixed(0)} ms`, of('tbt') <= TBT_AIM_MS, TBT_AIM_MS),
    marked(`Lighthouse performance ${score}`, score >= PERFORMANCE_AIM, PERFORMANCE_AIM),
  ].join(', ')}`;
}

/** Marks a figure that misses its target. */
export const marked = (figure: string, good: boolean, aim: number | string | undefined): string =>
  good ? figure : `${figure} (!! aim ${aim})`;
