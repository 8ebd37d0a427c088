import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The number of goods in the basket; 0 until the script that counts them has loaded. That script loads after the page, since no content
 * waits for it.
 */
export function useGoodsCount(): number {
  const later = useRouteContext({ from: '__root__', select: (context) => context.loadAfterStart });
  const [goods, setGoods] = useState(0);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    later?.().then(
      ({ watchBasketCount }) => {
        if (!gone) stop = watchBasketCount(setGoods);
      },
      // Without the count the link still leads to the basket.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [later]);
  return goods;
}
