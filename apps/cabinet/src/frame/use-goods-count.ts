import { useEffect, useState } from 'react';

const AFTER_LOAD_MS = 3_000;

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

/**
 * Runs a task some time after the document has loaded; answers how to call it off. An idle moment alone is too early: the page has many
 * of them while its data come, and five more scripts before its largest paint break the budget of its first view.
 */
function afterLoad(task: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = () => {
    if (signal.aborted) return;
    const timer = window.setTimeout(task, AFTER_LOAD_MS);
    signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
  };
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true, signal });
  return () => stop.abort();
}
