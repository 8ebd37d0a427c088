import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** How many goods are in the customer's basket; 0 until the page stands. Neither the basket's file nor its data is asked for before. */
export function useGoodsCount(signedIn: boolean): number {
  const [goods, setGoods] = useState(0);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    let stop = () => {};
    const cancel = afterLoad(() => {
      watchGoods((count) => gone || setGoods(count)).then(
        (end) => {
          if (gone) end();
          else stop = end;
        },
        // Without it the link still leads to the basket.
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

async function watchGoods(tell: (goods: number) => void): Promise<() => void> {
  const { browserBasket, countGoods } = await import('@muddat/app-shell/basket');
  const basket = browserBasket();
  const look = () => tell(countGoods(basket.get().items));
  const stop = basket.subscribe(look);
  basket.setSignedIn(true);
  look();
  return stop;
}
