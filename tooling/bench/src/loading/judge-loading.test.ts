import { expect, test } from 'vitest';
import { judgeLoading } from './judge-loading.ts';

const load = (lcp: number, cls = 0, tbt = 20) => ({ lcp, cls, tbt });
const runs = (over: Partial<Parameters<typeof judgeLoading>[0]>) => ({
  page: 'home',
  site: [load(1_100), load(1_120), load(1_090)],
  floor: [load(1_000), load(1_010), load(990)],
  scores: [97, 98, 96],
  ...over,
});

test('good figures pass, and are printed beside the floor', () => {
  const { lines, failures } = judgeLoading(runs({}));
  expect(failures).toEqual([]);
  expect(lines[0]).toMatch(/largest paint 1100 ms, 1\.10 of the floor's 1000/);
});

test.each<[string, Parameters<typeof runs>[0], number]>([
  ['a slow home page', { site: [load(1_200), load(1_210), load(1_190)] }, 1],
  ['another page may take longer', { page: 'product', site: [load(1_200), load(1_210), load(1_190)] }, 0],
  ['but not as long as that', { page: 'product', site: [load(1_400), load(1_410), load(1_390)] }, 1],
  ['one shift in any run', { site: [load(1_000), load(1_000, 0.02), load(1_000)] }, 1],
  ['a blocked processor', { site: [load(1_000, 0, 150), load(1_000, 0, 140), load(1_000, 0, 90)] }, 1],
  ['a low score', { scores: [94, 99, 90] }, 1],
  ['nothing painted', { site: [load(Number.NaN)] }, 1],
])('%s', (_name, over, failures) => {
  expect(judgeLoading(runs(over)).failures).toHaveLength(failures);
});
