import { useEffect, useState } from 'react';

/** A largest paint comes a frame or two after its data; a second frame begins when a busy phone has done with the first. */
const AFTER_PAINT_MS = 300;

/** Whether what a page begins with has been on the screen for a moment. */
export function useDrawn(isReady: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let timer = 0;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(() => setIsDrawn(true), AFTER_PAINT_MS);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isReady]);
  return isDrawn;
}
