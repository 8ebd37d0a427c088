import { expect, test } from 'vitest';
import { summarizeTraffic } from './traffic.ts';

const fetched = (path: string, start: number, over = {}) => ({ url: `http://a.test${path}`, start, bytes: 100, cached: false, ...over });

test('summarizeTraffic counts requests before the largest paint and requests in total', () => {
  const page = [fetched('/', 0), fetched('/a.js?v=1', 10), fetched('/a.woff2', 20), fetched('/late.js', 500), fetched('/api/late', 600)];
  expect(summarizeTraffic(page, 500)).toEqual({ requests: 5, bytes: 500, beforePaint: 3, scriptsBeforePaint: 1 });
});

test('summarizeTraffic leaves out responses from the cache', () => {
  const page = [fetched('/', 0), fetched('/a.js', 10), fetched('/a.js', 11, { cached: true })];
  expect(summarizeTraffic(page, 500)).toEqual({ requests: 2, bytes: 200, beforePaint: 2, scriptsBeforePaint: 1 });
});
