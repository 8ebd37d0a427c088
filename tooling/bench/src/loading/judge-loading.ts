import { percentile } from '../percentile.ts';
import type { Result } from '../verdict.ts';
import type { Load } from './measure-load.ts';

/** How many times the floor's largest paint a page may take. */
const LCP_RATIO_HOME = 1.15;
const LCP_RATIO = 1.3;
const CLS_MAX = 0.01;
const TBT_MAX_MS = 100;
const PERFORMANCE_MIN = 95;

export type PageRuns = {
  readonly page: string;
  readonly site: readonly Load[];
  readonly floor: readonly Load[];
  /** Lighthouse's performance, 0 to 100, a run each. */
  readonly scores: readonly number[];
};

const median = (values: readonly number[]): number => percentile([...values], 0.5);

/** The figures of one page beside those of its floor, and what of them is not good enough. */
export function judgeLoading({ page, site, floor, scores }: PageRuns): Result {
  const limit = page === 'home' ? LCP_RATIO_HOME : LCP_RATIO;
  const lcp = median(site.map((run) => run.lcp));
  const floorLcp = median(floor.map((run) => run.lcp));
  const ratio = lcp / floorLcp;
  const cls = Math.max(...site.map((run) => run.cls));
  const tbt = median(site.map((run) => run.tbt));
  const score = median(scores);
  const line = `${page}: largest paint ${lcp.toFixed(0)} ms, ${ratio.toFixed(2)} of the floor's ${floorLcp.toFixed(0)}; shift ${cls.toFixed(3)}; blocking ${tbt.toFixed(0)} ms; Lighthouse performance ${score}`;
  const checks: readonly (readonly [boolean, string])[] = [
    [ratio <= limit, `the largest paint takes ${ratio.toFixed(2)} times the floor's, and at most ${limit} is asked for`],
    [cls <= CLS_MAX, `the layout shifts by ${cls.toFixed(3)}, and at most ${CLS_MAX} is asked for`],
    [tbt <= TBT_MAX_MS, `${tbt.toFixed(0)} ms are blocked, and at most ${TBT_MAX_MS} are asked for`],
    [score >= PERFORMANCE_MIN, `Lighthouse gives ${score} for performance, and at least ${PERFORMANCE_MIN} is asked for`],
  ];
  return { lines: [line], failures: checks.flatMap(([good, sentence]) => (good ? [] : [`${page}: ${sentence}`])) };
}
