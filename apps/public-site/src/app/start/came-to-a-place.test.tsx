import { afterEach, expect, it, vi } from 'vitest';
import { cameToAPlace } from './came-to-a-place.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const opened = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.create(PerformanceNavigationTiming.prototype, { type: { value: type } })]);

it.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('a document opened by %s looks for the place at which it was left: %s', (type, place) => {
  opened(type);
  expect(cameToAPlace()).toBe(place);
});

it('a browser that does not tell has opened it anew', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(cameToAPlace()).toBe(false);
});
