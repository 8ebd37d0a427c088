import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNear } from '../../shared/ui/use-near.ts';
import * as css from './product.css.ts';
import type { ReviewsProps } from './reviews.tsx';

export { Related } from './related.tsx';

/** Where the reviews stand; they come when it is near the window. */
export function ReviewsPlace(props: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [part, setPart] = useState<{ Reviews: ComponentType<ReviewsProps> | null }>({ Reviews: null });
  const { Reviews } = part;
  useEffect(() => {
    if (!near) return;
    import('./reviews.tsx').then(
      (module) => setPart({ Reviews: module.Reviews }),
      // A build that is gone, or no network: the page stands without them, as without a script.
      () => undefined,
    );
  }, [near]);
  return (
    <div ref={place} className={css.reviewsPlace}>
      {Reviews && <Reviews {...props} />}
    </div>
  );
}
