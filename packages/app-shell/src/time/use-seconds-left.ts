import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));

/**
 * Whole seconds until `at` (ms since 1970), counted down to 0. Reads the clock on every tick, so the number is right after the device
 * slept.
 */
export function useSecondsLeft(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    setLeft(secondsUntil(at));
    if (secondsUntil(at) === 0) return;
    const timer = setInterval(() => {
      const now = secondsUntil(at);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
