import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `ms`, without the time during which `held` was true. After a pause the countdown continues with the remaining time.
 */
export function usePausableTimeout(ms: number, held: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - from));
    };
  }, [held]);
}
