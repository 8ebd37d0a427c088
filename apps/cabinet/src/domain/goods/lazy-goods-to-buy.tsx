import { lazy, Suspense } from 'react';

/** A page is complete without the goods, so a failure to load their file leaves them out. */
const GoodsToBuy = lazy(() =>
  import('./goods-to-buy.tsx').then(
    (file) => ({ default: file.GoodsToBuy }),
    () => ({ default: () => null }),
  ),
);

/** Goods at the end of a short page. The page is shown before their file is loaded. */
export const LazyGoodsToBuy = () => (
  <Suspense>
    <GoodsToBuy />
  </Suspense>
);
