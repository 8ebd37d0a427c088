import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Text } from '@muddat/ui/text';
import { type ComponentType, useEffect, useState } from 'react';
import { AddButton } from './add-button.tsx';
import type { AddToBasketProps } from './add-to-basket.tsx';

/**
 * The buy button of the page. The server renders the button alone; the script of the basket loads after hydration and takes its place
 * with the same markup, so the button is always visible. Not an island: React would remove its markup while its script loads.
 */
export function BuyAction(props: AddToBasketProps) {
  const { t } = useLingui();
  const [part, setPart] = useState<{ AddToBasket: ComponentType<AddToBasketProps> | null }>({ AddToBasket: null });
  const { AddToBasket } = part;
  useEffect(() => {
    import('./add-to-basket.tsx').then(
      (module) => setPart({ AddToBasket: module.AddToBasket }),
      // The chunk is missing after a deployment, or there is no network: the button stays disabled.
      () => undefined,
    );
  }, []);
  if (AddToBasket) return <AddToBasket {...props} />;
  if (props.product.stock <= 0) return null;
  return (
    <>
      <AddButton name={props.amount === undefined ? props.product.name : undefined} amount={props.amount} disabled />
      <noscript>
        <Text size="s" tone="quiet">
          {t({
            message: 'Корзине нужен JavaScript. Заказать можно и по телефону',
            comment: 'Without JavaScript; a phone number follows',
          })}{' '}
          <a href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</a>
        </Text>
      </noscript>
    </>
  );
}
