import { expect, test } from 'vitest';
import { type Disturbance, judgeSample, type Sample, summarize } from './judge.ts';

const OUTAGE: Disturbance = { name: 'Redis away', kind: 'outage', from: 100, to: 200 };
const KILL: Disturbance = { name: 'gateway killed', kind: 'kill', from: 300, to: 340 };
const sampleOf = (given: Partial<Sample>): Sample => ({
  ...{ kind: 'page', startedAt: 0, endedAt: 10, status: 503, retryAfter: '2', isRight: false, text: '' },
  ...given,
});

test.each<[title: string, sample: Partial<Sample>, verdict: string]>([
  ['a right answer in an outage', { startedAt: 150, endedAt: 151, status: 200, isRight: true }, 'right'],
  ['a refusal in an outage', { startedAt: 150, endedAt: 151 }, 'refused'],
  ['a refusal of a request that began before the outage', { startedAt: 90, endedAt: 101 }, 'refused'],
  ['a refusal without Retry-After in an outage', { startedAt: 150, endedAt: 151, retryAfter: null }, 'wrong'],
  ['a refusal in calm', {}, 'wrong'],
  ['a refusal after the outage', { startedAt: 201, endedAt: 202 }, 'wrong'],
  ['an internal error in an outage', { startedAt: 150, endedAt: 151, status: 500 }, 'wrong'],
  ['a broken connection in an outage', { startedAt: 150, endedAt: 151, status: 0, retryAfter: null }, 'wrong'],
  ['a broken connection at a kill', { startedAt: 290, endedAt: 301, status: 0, retryAfter: null }, 'refused'],
  ['a broken connection while a killed process ends', { startedAt: 339, endedAt: 350, status: 0, retryAfter: null }, 'refused'],
  ['a broken connection after a kill', { startedAt: 341, endedAt: 342, status: 0, retryAfter: null }, 'wrong'],
  ['a wrong body at a kill', { startedAt: 290, endedAt: 301, status: 200 }, 'wrong'],
])('%s', (_title, sample, verdict) => {
  expect(judgeSample(sampleOf(sample), [OUTAGE, KILL])).toBe(verdict);
});

test('the summary counts requests by disturbance, kind, status and verdict', () => {
  const samples = [sampleOf({}), sampleOf({ startedAt: 150, endedAt: 151 }), sampleOf({ startedAt: 160, endedAt: 161 })];
  expect(summarize(samples, [OUTAGE, KILL]).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'calm page 503 wrong 1',
    'Redis away page 503 refused 2',
    '3 requests',
  ]);
});
