import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import type { CheckedBasket } from '../check/checked-basket.ts';

/** Announces that products have changed; each row shows its own change. Changed prices stay marked until the customer confirms them. */
export function BasketChangesBanner({ checked, onDismiss }: { checked: CheckedBasket; onDismiss: () => void }) {
  const { t } = useLingui();
  const prices = checked.stores.some(({ lines }) => lines.some(({ priceWas }) => priceWas !== null));
  return (
    <Banner
      tone="soon"
      live="status"
      title={t({
        message: 'Пока товары лежали в корзине, кое-что изменилось',
        comment: 'Basket: prices or stock have changed since the last visit',
      })}
      actions={
        prices && (
          <Button size="s" variant="secondary" onClick={onDismiss}>
            {t({ message: 'Понятно', comment: 'Basket, button: the customer has read about the changed prices' })}
          </Button>
        )
      }
    >
      {t({ message: 'Что именно, написано у каждого товара.', comment: 'Basket: each product shows its own change' })}
    </Banner>
  );
}
