import { useLingui } from '@lingui/react/macro';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { CheckoutStep } from './checkout-step.ts';

/** `orders`: the number of placed orders. */
type Props = { step: CheckoutStep; orders?: number };

/** The top bar of the checkout: the heading of the step, and the link back to the basket or, after placing, to the orders. */
export function CheckoutHeader({ step, orders = 1 }: Props) {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const form = transliterate(routeTitle('checkout', locale));
  const titles: Record<CheckoutStep, string> = {
    form,
    checking: form,
    code: t({ message: 'Подтверждение', comment: 'Heading of the payment page while the code from the SMS is awaited' }),
    placed:
      orders === 1
        ? t({ message: 'Заказ оформлен', comment: 'Heading of the checkout once its order is placed' })
        : t({ message: 'Заказы оформлены', comment: 'Heading of the checkout once its orders, one of each store, are placed' }),
  };
  const back =
    step === 'placed'
      ? { href: hrefTo('orders', {}, locale), label: t({ message: 'К заказам', comment: 'Link: to the list of all orders' }) }
      : {
          href: hrefTo('basket', {}, locale),
          label: t({ message: 'Назад в корзину', comment: 'Arrow on the checkout: back to the basket' }),
        };
  return <PageTop title={titles[step]} back={back} />;
}
