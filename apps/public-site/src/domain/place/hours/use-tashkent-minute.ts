import { useSyncExternalStore } from 'react';
import { tashkentMinuteOfDay } from './opening-hours.ts';

const TICK_MS = 20_000;

function onTick(listen: () => void): () => void {
  const timer = setInterval(listen, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * The minute of the day in Tashkent by the reader's clock. Null on the server, because the time at which a cached page was rendered is
 * past.
 */
export function useTashkentMinuteOfDay(): number | null {
  return useSyncExternalStore(
    onTick,
    () => tashkentMinuteOfDay(new Date()),
    () => null,
  );
}
