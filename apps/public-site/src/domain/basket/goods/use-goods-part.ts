import { useCallback, useEffect, useState } from 'react';
import type { BasketGoods } from './basket-goods.tsx';

type Part = { kind: 'waiting' | 'missing' } | { kind: 'here'; Goods: typeof BasketGoods };

/** What draws goods with their offers: asked for when there are some to draw. */
export function useGoodsPart(wanted: boolean) {
  const [part, setPart] = useState<Part>({ kind: 'waiting' });
  const load = useCallback(async () => {
    try {
      const { BasketGoods } = await import('./basket-goods.tsx');
      setPart({ kind: 'here', Goods: BasketGoods });
    } catch {
      // No network, or a build that is gone: the page says so, and asks again when it is told to.
      setPart({ kind: 'missing' });
    }
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { part, load };
}
