import { useLingui } from '@lingui/react/macro';
import type { BasketItem } from '@muddat/app-shell/basket';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Undo2 } from '@muddat/ui/icons';
import { useEffect, useRef } from 'react';
import { useGoodsName } from './use-goods-name.ts';

/** The offer to undo after a product is removed. Takes focus, since the focused button disappeared with its row. */
export function RemovedItemNote({ item, onUndo, onClose }: { item: BasketItem; onUndo: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const name = useGoodsName()(item);
  return (
    <Banner
      tone="neutral"
      live="status"
      onClose={onClose}
      actions={
        <Button ref={back} size="s" variant="secondary" icon={<Undo2 size={18} />} onClick={onUndo}>
          {t({ message: 'Вернуть', comment: 'Button: puts the product that was just removed back into the basket' })}
        </Button>
      }
    >
      {t({ message: `Убрали: ${name}`, comment: 'Basket: the product in the placeholder was just removed' })}
    </Banner>
  );
}
