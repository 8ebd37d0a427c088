import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `ms` of time that was not held. What was left before a pause is what is left after it. */
export function useCountdown(ms: number, held: boolean, onEnd: () => void): void {
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
