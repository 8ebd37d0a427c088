import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogSummary } from './log-summary.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createTestSummary() {
  const lines: [object, string][] = [];
  return { lines, summary: createLogSummary((fields, message) => lines.push([fields, message])) };
}

test('ten thousand refusals of a cause in a minute are two lines: the first one, and the number of the others', () => {
  const { lines, summary } = createTestSummary();
  for (let refusals = 0; refusals < 10_000; refusals += 1) summary.note({ route: 'picture', code: 'rate_limited' }, 'refused');
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines).toEqual([
    [{ route: 'picture', code: 'rate_limited' }, 'refused'],
    [{ route: 'picture', code: 'rate_limited', count: 9_999 }, 'refused'],
  ]);
});

test('causes are counted apart', () => {
  const { lines, summary } = createTestSummary();
  summary.note({ route: 'picture' }, 'refused');
  summary.note({ route: 'og' }, 'refused');
  summary.note({ route: 'og' }, 'failed');
  expect(lines).toHaveLength(3);
});

test('a cause that comes back after a quiet minute is logged at once', () => {
  const { lines, summary } = createTestSummary();
  summary.note({ route: 'og' }, 'refused');
  vi.advanceTimersByTime(MINUTE_MS);
  expect([lines.length, vi.getTimerCount()]).toEqual([1, 0]);
  summary.note({ route: 'og' }, 'refused');
  expect(lines).toHaveLength(2);
});

test('what was counted is logged when the gateway closes', () => {
  const { lines, summary } = createTestSummary();
  for (let refusals = 0; refusals < 3; refusals += 1) summary.note({ route: 'og' }, 'refused');
  summary.close();
  expect(lines.at(-1)).toEqual([{ route: 'og', count: 2 }, 'refused']);
  expect(vi.getTimerCount()).toBe(0);
});
