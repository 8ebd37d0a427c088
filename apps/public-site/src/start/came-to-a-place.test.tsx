import { afterEach, expect, it, vi } from 'vitest';
import { cameToAPlace } from './came-to-a-place.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

const opened = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.create(PerformanceNavigationTiming.prototype, { type: { value: type } })]);

it.each([
  ['navigate', '', false],
  ['navigate', '#question', true],
  ['reload', '', true],
  ['back_forward', '', true],
])('a document opened by %s at "%s" is at a place of its own: %s', (type, hash, place) => {
  opened(type);
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  expect(cameToAPlace()).toBe(place);
});

it('a browser that does not tell has opened it anew', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(cameToAPlace()).toBe(false);
});
