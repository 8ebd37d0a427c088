import type { Locale } from '@muddat/i18n';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNear } from '../../site/use-near.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { Related } from './Related.tsx';
import type { ReviewsProps } from './Reviews.tsx';

/** What stands under the description: reviews, which come when their place is near the window, and goods like the one of the page. */
export function AfterWords({ data: { id, related }, locale }: { data: ProductData; locale: Locale }) {
  return (
    <>
      <ReviewsPlace key={id} productId={id} locale={locale} />
      {related.length > 0 && <Related products={related} locale={locale} />}
    </>
  );
}

function ReviewsPlace(props: ReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [part, setPart] = useState<{ Reviews: ComponentType<ReviewsProps> | null }>({ Reviews: null });
  const { Reviews } = part;
  useEffect(() => {
    if (!near) return;
    import('./Reviews.tsx').then(
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
