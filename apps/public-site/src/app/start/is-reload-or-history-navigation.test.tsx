import { afterEach, expect, it, vi } from 'vitest';
import { isReloadOrHistoryNavigation } from './is-reload-or-history-navigation.ts';

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
])('isReloadOrHistoryNavigation after a navigation of type %s returns %s', (type, place) => {
  opened(type);
  expect(isReloadOrHistoryNavigation()).toBe(place);
});

it('isReloadOrHistoryNavigation returns false in a browser without navigation timing', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(isReloadOrHistoryNavigation()).toBe(false);
});
