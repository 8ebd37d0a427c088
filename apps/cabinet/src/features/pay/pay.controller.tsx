import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { OrderNotFound } from '../../domain/order/order-not-found.tsx';
import { isOrderNotFound, listedOrderQuery } from '../../domain/order/order-queries.ts';
import { paymentStepOf } from '../../domain/payment/payment-step-title.ts';
import { purposeKey } from '../../domain/payment/purpose.ts';
import { usePayoff } from '../../domain/schedule/use-payoff.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { asPendingQuery } from '../../shared/query/list-state.ts';
import { PayView } from './pay.view.tsx';
import { type PayPageOptions, usePayPage } from './use-pay-page.tsx';

type Props = PayPageOptions & { orderId: string; requestedAmount: 'payoff' | 'other' | null; onPayoff: () => void };

/** The page that pays for one order. */
export function PayController({ orderId, requestedAmount, onPayoff, ...page }: Props) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const order = useQuery(listedOrderQuery(api, orderId));
  // The order, and so the payment's purpose, is not loaded yet. All purposes of one order share this key.
  const { title, ...paying } = usePayPage(purposeKey({ purpose: 'instalment', orderId }), page);
  const enabled = paymentStepOf(paying.control.state) === 'form';
  const payoff = usePayoff({ api, orderId, order: order.data?.data, today: order.data?.as_of, enabled });
  // Wait some seconds for the order, the sources and the payoff quote: a form rendered before them would shift when they load.
  const isReady = useSectionsReady(order, paying.cards, paying.balance, paying.apps, {
    isLoading: payoff?.quote.isPending === true && payoff.quote.isFetching,
  });
  if (isOrderNotFound(order.error)) return <OrderNotFound locale={locale} />;
  const back = {
    href: hrefTo('order', { id: orderId }, locale),
    label: t({ message: 'К заказу', comment: 'Arrow on the payment page: back to the order' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      <PayView
        locale={locale}
        orderId={orderId}
        order={isReady ? order : asPendingQuery(order)}
        {...paying}
        payoff={payoff}
        requestedAmount={requestedAmount}
        onPayoff={onPayoff}
      />
    </>
  );
}
