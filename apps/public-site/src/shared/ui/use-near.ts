import { type RefObject, useEffect, useState } from 'react';

/** What belongs to a place begins to come this long before it is in sight. */
const AHEAD = '600px';

/** Whether an element has been near the window, or touched: from then on what belongs there is wanted. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), { rootMargin: AHEAD });
    observer.observe(element);
    element.addEventListener('pointerdown', come);
    element.addEventListener('focusin', come);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', come);
      element.removeEventListener('focusin', come);
    };
  }, [place, near]);
  return near;
}
