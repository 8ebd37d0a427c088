import { Skeleton } from '@muddat/ui/skeleton';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useIsNearViewport } from '../../shared/ui/use-near-viewport.ts';
import * as css from './product.css.ts';
import { REVIEWS_ID } from './product-facts.tsx';
import type { ReviewsProps } from './reviews.tsx';

export { AboutProduct } from './about.tsx';
export { RelatedProducts } from './related.tsx';
export { SellerAndDelivery } from './seller-and-delivery.tsx';

/** Loads the script of the reviews when their section is near the viewport. */
export function LazyReviews(props: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(place);
  const [part, setPart] = useState<{ Reviews: ComponentType<ReviewsProps> | null }>({ Reviews: null });
  const { Reviews } = part;
  useEffect(() => {
    if (!near) return;
    import('./reviews.tsx').then(
      (module) => setPart({ Reviews: module.Reviews }),
      // The chunk is missing after a deployment, or there is no network: leave the section empty, as it is without scripts.
      () => undefined,
    );
  }, [near]);
  return (
    <div ref={place} id={REVIEWS_ID} className={css.reviewsSlot}>
      {Reviews ? (
        <Reviews {...props} />
      ) : (
        <>
          <Skeleton shape="title" width="third" />
          <div className={css.reviews}>
            <Skeleton shape="tile" />
            <Skeleton shape="tile" />
          </div>
        </>
      )}
    </div>
  );
}
