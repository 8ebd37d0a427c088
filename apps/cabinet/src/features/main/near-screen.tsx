import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How near content must be, in px, before it loads. */
const MARGIN = '200px';

/** Renders its content, which may be lazy, when the customer scrolls near it, so that the first view does not load it. */
export function NearScreen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && <Suspense>{children}</Suspense>}</div>;
}
