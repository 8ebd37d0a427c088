import { afterEach, expect, test, vi } from 'vitest';
import { onFirstPaint } from './on-first-paint.ts';

type Seen = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

/** Stubs PerformanceObserver; the test decides when it reports a paint. */
function paintsBy(types: readonly string[]) {
  const observers: Seen[] = [];
  class Observer {
    static supportedEntryTypes = types;
    readonly seen: Seen;
    constructor(seen: Seen) {
      this.seen = seen;
    }
    observe() {
      observers.push(this.seen);
    }
    disconnect() {
      observers.splice(observers.indexOf(this.seen), 1);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return (name: string) => {
    for (const seen of [...observers]) seen({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('onFirstPaint calls back once, after the first contentful paint', () => {
  vi.useFakeTimers();
  const paint = paintsBy(['paint']);
  const then = vi.fn();
  onFirstPaint(then);
  paint('first-paint');
  expect(then).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  vi.advanceTimersByTime(10_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('onFirstPaint calls back once after two seconds without a paint', () => {
  vi.useFakeTimers();
  const paint = paintsBy(['paint']);
  const then = vi.fn();
  onFirstPaint(then);
  vi.advanceTimersByTime(1_999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  paint('first-contentful-paint');
  expect(then).toHaveBeenCalledTimes(1);
});

test('onFirstPaint calls back at once in a hidden tab or without paint timing', () => {
  const then = vi.fn();
  paintsBy([]);
  onFirstPaint(then);
  expect(then).toHaveBeenCalledTimes(1);
  paintsBy(['paint']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onFirstPaint(then);
  expect(then).toHaveBeenCalledTimes(2);
});
