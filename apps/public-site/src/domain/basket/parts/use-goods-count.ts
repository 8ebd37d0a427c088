import { useEffect, useState } from 'react';

/** How many goods are in the basket; 0 until the page stands. What knows it is fetched after the page, for nothing that is read waits for it. */
export function useGoodsCount(): number {
  const [goods, setGoods] = useState(0);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    import('../../../app/frame/after-start.ts').then(
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
  }, []);
  return goods;
}
