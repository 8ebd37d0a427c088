import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** How many goods are in the basket; 0 until the page stands. What knows it is fetched after the page, for nothing that is read waits for it. */
export function useGoodsCount(): number {
  const later = useRouteContext({ from: '__root__', select: (context) => context.later });
  const [goods, setGoods] = useState(0);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    later?.().then(
      ({ watchGoods }) => {
        if (!gone) stop = watchGoods(setGoods);
      },
      // Without it the link still leads to the basket.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [later]);
  return goods;
}
