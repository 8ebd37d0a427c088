import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { MainAside } from '@muddat/ui/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderHeader } from '../../domain/order/order-head.tsx';
import { OrderNotFound } from '../../domain/order/order-not-found.tsx';
import { isOrderNotFound, LISTED_ORDER_META, type Order, orderQuery } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus, isOrderRequestStatus, useOrderTitle } from '../../domain/order/order-texts.ts';
import { orderPaymentsQuery, type WirePayment } from '../../domain/payment/payment-queries.ts';
import { RefundList } from '../../domain/payment/refund-list.view.tsx';
import { DueCard } from '../../domain/schedule/due-card.tsx';
import { duePaymentOfOrder } from '../../domain/schedule/due-payment.ts';
import { OrderSchedule } from '../../domain/schedule/order-schedule.tsx';
import { PayoffCard } from '../../domain/schedule/payoff-card.tsx';
import { usePayoff } from '../../domain/schedule/use-payoff.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { HardshipLinks } from './hardship-links.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderDebitsLink } from './order-debits.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderPrice } from './order-price.tsx';
import { OrderPaymentLinks } from './order-receipts.view.tsx';
import { OrderReturnLinks } from './order-returns.tsx';

/** Page of one order: the payment due, its schedule, its goods and its history. */
export function OrderView({ id }: { id: string }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const found = useQuery({
    ...orderQuery(api, id),
    meta: LISTED_ORDER_META,
  });
  const payments = useQuery(orderPaymentsQuery(api, id));
  const { data, error, refetch, isFetching } = found;
  // Show an order that is cached from a list immediately, without waiting for its payments.
  const [wasKnown] = useState(data !== undefined);
  const isReady = useSectionsReady(found, { isLoading: payments.isLoading && !wasKnown });
  if (!data && isOrderNotFound(error)) return <OrderNotFound locale={locale} />;
  const number = data?.data.number ?? id;
  const title =
    data && isOrderRequestStatus(data.data.status)
      ? t({ message: `Заявка №\u00a0${number}`, comment: 'Heading of the page of an order that the store has not confirmed yet' })
      : orderTitle(number);
  const back = {
    href: hrefTo('orders', {}, locale),
    label: t({ message: 'Все заказы', comment: 'Link to the page of all orders' }),
  };
  return (
    <>
      <PageTop title={title} back={back} />
      {data && isReady ? (
        <Loaded order={data.data} today={data.as_of} payments={payments} />
      ) : error && !data ? (
        <SectionError
          title={t({ message: 'Не удалось загрузить заказ', comment: 'Page of one order: it could not be loaded' })}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

type LoadedProps = { order: Order; today: CalendarDate; payments: PaymentsProps['payments'] };

function Loaded({ order, today, payments }: LoadedProps) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const payoff = usePayoff({ api, orderId: order.id, order, today });
  const due = duePaymentOfOrder(order);
  // Whether there is no schedule to show: the order has no instalments, or it ended before one was paid. The goods then take its place.
  const paidAtOnce = order.schedule.every(({ state }) => isEndedOrderStatus(order.status) && state !== 'paid');
  return (
    <MainAside
      main={
        <>
          <OrderHeader order={order} />
          <OrderNote status={order.status} overdue={order.past_due_debt} />
          <DeliveryCard order={order} today={today} />
          {due && <DueCard due={due} today={today} locale={locale} onOrderPage />}
          <HardshipLinks order={order} today={today} href={hrefTo('hardship', { id: order.id }, locale)} />
          <OrderActions order={order} returnHref={hrefTo('order-return', { id: order.id }, locale)} />
          {payoff && <PayoffCard payoff={payoff} payHref={`${hrefTo('order-pay', { id: order.id }, locale)}?sum=payoff`} />}
          {paidAtOnce ? <OrderItems order={order} locale={locale} /> : <OrderSchedule order={order} today={today} />}
          <OrderPrice order={order} />
        </>
      }
      aside={
        <>
          <OrderAmounts order={order} />
          <OrderDebitsLink order={order} locale={locale} />
          {!paidAtOnce && <OrderItems order={order} locale={locale} />}
          <OrderReturnLinks order={order} locale={locale} />
          <RefundList refunds={order.refunds ?? []} />
          <OrderPayments payments={payments} locale={locale} />
          <OrderDocuments order={order} />
          <OrderHistory order={order} />
        </>
      }
    />
  );
}

type PaymentsProps = { payments: QueryState<readonly WirePayment[]>; locale: Locale };

/** Shows a failure as an error: an empty section would look as if nothing had been paid. */
function OrderPayments({ payments: { data, error, isFetching, refetch }, locale }: PaymentsProps) {
  const { t } = useLingui();
  if (data) return <OrderPaymentLinks payments={data} locale={locale} />;
  if (!error) return null;
  return (
    <SectionError
      title={t({ message: 'Не удалось загрузить платежи', comment: 'Page of payments: the list could not be loaded' })}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
