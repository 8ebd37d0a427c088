import { useCallback, useEffect, useState } from 'react';
import type { BasketGoods } from './basket-goods.tsx';

type LazyGoods = { kind: 'waiting' | 'missing' } | { kind: 'here'; Goods: typeof BasketGoods };

/** Loads the component that renders the goods, once there are goods to render. */
export function useLazyBasketGoods(wanted: boolean) {
  const [part, setPart] = useState<LazyGoods>({ kind: 'waiting' });
  const load = useCallback(async () => {
    try {
      const { BasketGoods } = await import('./basket-goods.tsx');
      setPart({ kind: 'here', Goods: BasketGoods });
    } catch {
      // The network failed, or a new build removed the file. Show the error with a button to try again.
      setPart({ kind: 'missing' });
    }
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { part, load };
}
