import { type RefObject, useEffect, useState } from 'react';

/** Distance to the viewport at which loading starts. */
const ROOT_MARGIN = '600px';

/** True once the element has been near the viewport, touched or focused; its content should load then. */
export function useIsNearViewport(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: ROOT_MARGIN,
    });
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
