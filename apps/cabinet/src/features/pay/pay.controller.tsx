import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { OrderNotFound } from '../../domain/order/order-not-found.tsx';
import { AS_LISTED, isUnknownOrder, orderQuery } from '../../domain/order/order-queries.ts';
import { aimKey } from '../../domain/payment/aim.ts';
import { stepOf } from '../../domain/payment/step-title.ts';
import { usePayoff } from '../../domain/schedule/use-payoff.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useTogether } from '../../shared/page/use-together.ts';
import { withoutResponse } from '../../shared/query/loaded.ts';
import { PayView } from './pay.view.tsx';
import { type PayPage, usePayPage } from './use-pay-page.tsx';

type Props = PayPage & { orderId: string; wanted: 'payoff' | 'other' | null; onPayoff: () => void };

/** The page that pays for one order. */
export function PayController({ orderId, wanted, onPayoff, ...page }: Props) {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const order = useQuery({ ...orderQuery(api, orderId), meta: AS_LISTED });
  // The order, and so the payment's purpose, is not loaded yet. All purposes of one order share this key.
  const { title, ...paying } = usePayPage(aimKey({ purpose: 'instalment', orderId }), page);
  const enabled = stepOf(paying.control.state) === 'form';
  const payoff = usePayoff({ api, orderId, order: order.data?.data, today: order.data?.as_of, enabled });
  // Wait for the order, the sources and the payoff quote: a form rendered before them would shift when they load.
  const isReady = useTogether(order, paying.cards, paying.balance, paying.apps, {
    isLoading: wanted === 'payoff' && payoff !== null && payoff.quote.isPending && payoff.quote.isFetching,
  });
  if (isUnknownOrder(order.error)) return <OrderNotFound locale={locale} />;
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
        order={isReady ? order : withoutResponse(order)}
        {...paying}
        payoff={payoff}
        wanted={wanted}
        onPayoff={onPayoff}
      />
    </>
  );
}
