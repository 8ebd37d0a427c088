import { expect, test } from 'vitest';
import { type PageMeasurements, reportLoading } from './report-loading.ts';

const load = (over = {}) => ({ lcp: 2_000, cls: 0, tbt: 20, requests: 20, bytes: 200_000, beforePaint: 9, scriptsBeforePaint: 5, ...over });
const runs = (over: Partial<PageMeasurements>): PageMeasurements => ({
  page: 'main page',
  targets: { ratio: 2.5, beforePaint: 15, scriptsBeforePaint: 8, bytes: 250_000 },
  site: [load(), load({ lcp: 2_100 }), load({ lcp: 1_900 })],
  floor: [load({ lcp: 1_000 }), load({ lcp: 1_010 }), load({ lcp: 990 })],
  scores: [97, 98, 96],
  ...over,
});

test('reportLoading prints medians compared with the baseline page, requests and bytes', () => {
  expect(reportLoading(runs({}))).toBe(
    "main page: largest paint 2000 ms, 2.00 of the floor's 1000, 9 requests before it, 5 of them scripts, in the end 20 requests and 200 KB, shift 0.000, blocking 20 ms, Lighthouse performance 97",
  );
});

test.each<[string, Partial<PageMeasurements>, string]>([
  ['a slow page', { site: [load({ lcp: 2_600 })] }, "2.60 of the floor's 1000 (!! aim 2.5)"],
  ['many requests', { site: [load({ beforePaint: 16 })] }, '16 requests before it (!! aim 15)'],
  ['many scripts', { site: [load({ scriptsBeforePaint: 9 })] }, '9 of them scripts (!! aim 8)'],
  ['many bytes', { site: [load({ bytes: 251_000 })] }, '251 KB (!! aim 250 KB)'],
  ['one shift in any run', { site: [load(), load({ cls: 0.02 }), load()] }, 'shift 0.020 (!! aim 0.01)'],
  ['a blocked processor', { site: [load({ tbt: 150 })] }, 'blocking 150 ms (!! aim 100)'],
  ['a low score', { scores: [94, 99, 90] }, 'Lighthouse performance 94 (!! aim 95)'],
])('reportLoading marks only the missed limit for %s', (_name, over, mark) => {
  const line = reportLoading(runs(over));
  expect(line).toContain(mark);
  expect(line.match(/!!/g)).toHaveLength(1);
});

test('reportLoading marks nothing for a page without limits', () => {
  expect(reportLoading(runs({ targets: {}, site: [load({ lcp: 9_000, beforePaint: 82, bytes: 900_000 })] }))).not.toContain('!!');
});
