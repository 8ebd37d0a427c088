import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { OrderNotFound } from '../../domain/order/order-not-found.tsx';
import { checkoutOrdersQuery, isOrderNotFound } from '../../domain/order/order-queries.ts';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { PayOrdersView } from './pay-orders.view.tsx';
import { type PayPageOptions, usePayPage } from './use-pay-page.tsx';

export type PayOrdersProps = PayPageOptions & {
  checkoutId: string;
  /** Address of the page with the placed orders. */
  backHref: string;
};

/** The page with one payment for all orders of a checkout. */
export function PayOrdersController({ checkoutId, backHref, ...page }: PayOrdersProps) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const orders = useQuery(checkoutOrdersQuery(api, checkoutId));
  // The orders, and so the purpose, are not loaded yet; the key depends on the checkout only.
  const { title, ...paying } = usePayPage(purposeKey({ purpose: 'initial_fee', checkoutId, orders: [] }), page);
  if (isOrderNotFound(orders.error)) return <OrderNotFound locale={locale} />;
  const back = t({ message: 'Назад к оформленным заказам', comment: 'Arrow on the payment of several orders: back to what was placed' });
  return (
    <>
      <PageTop title={title} back={{ href: backHref, label: back }} />
      <PayOrdersView ordersHref={hrefTo('orders', {}, locale)} checkoutId={checkoutId} orders={orders} {...paying} />
    </>
  );
}
