import { scheduleAfterLoad } from '@muddat/app-shell';
import { useEffect, useState } from 'react';

/** How many pieces are in the customer's basket; 0 at first, because its script and data are loaded some seconds after the document. */
export function useBasketPieceCount(signedIn: boolean): number {
  const [goods, setGoods] = useState(0);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    let stop = () => {};
    const cancel = scheduleAfterLoad(() => {
      watchBasketCount((count) => gone || setGoods(count)).then(
        (end) => {
          if (gone) end();
          else stop = end;
        },
        // If the file cannot be loaded, the link to the basket works without a count.
        () => undefined,
      );
    });
    return () => {
      gone = true;
      cancel();
      stop();
      setGoods(0);
    };
  }, [signedIn]);
  return goods;
}

async function watchBasketCount(tell: (goods: number) => void): Promise<() => void> {
  const { browserBasket, countPieces } = await import('@muddat/app-shell/basket');
  const basket = browserBasket();
  const look = () => tell(countPieces(basket.get().items));
  const stop = basket.subscribe(look);
  basket.setSignedIn(true);
  look();
  return stop;
}
