import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { ThreeColumns } from '@muddat/ui/page-layout';
import { Stack } from '@muddat/ui/stack';
import { keepNumbersUnbroken } from '@muddat/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderHeader } from '../../domain/order/order-head.tsx';
import { OrderNotFound } from '../../domain/order/order-not-found.tsx';
import { isOrderNotFound, listedOrderQuery, type Order } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus, useGoodsTitle, useOrderTitle } from '../../domain/order/order-texts.ts';
import { orderPaymentsQuery, type WirePayment } from '../../domain/payment/payment-queries.ts';
import { RefundList } from '../../domain/payment/refund-list.view.tsx';
import { DueCard } from '../../domain/schedule/due-card.tsx';
import { duePaymentOfOrder } from '../../domain/schedule/due-payment.ts';
import { OrderSchedule } from '../../domain/schedule/order-schedule.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { deliveryPlan } from './delivery-steps.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OnlyProduct, OrderItems } from './order-items.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderPaymentLinks, RowReceipts } from './order-receipts.view.tsx';
import { OrderReturnLinks } from './order-returns.tsx';
import { placeLastCards } from './place-last-cards.ts';
import { receiptsOfRows } from './receipts-of-rows.ts';

/** Page of one order: the payment due, its schedule, its goods and its history. */
export function OrderView({ id }: { id: string }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const goodsTitle = useGoodsTitle();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const found = useQuery(listedOrderQuery(api, id));
  const payments = useQuery(orderPaymentsQuery(api, id));
  const { data, error, refetch, isFetching } = found;
  // Show an order that is cached from a list immediately, without waiting for its payments.
  const [wasKnown] = useState(data !== undefined);
  const isReady = useSectionsReady(found, { isLoading: payments.isLoading && !wasKnown });
  if (!data && isOrderNotFound(error)) return <OrderNotFound locale={locale} />;
  const title = data ? goodsTitle(data.data.items) : orderTitle(id);
  const back = {
    href: hrefTo('orders', {}, locale),
    label: t({ message: 'Все заказы', comment: 'Link to the page of all orders' }),
  };
  return (
    <>
      <PageTop title={keepNumbersUnbroken(title)} back={back} />
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
  const { locale } = useRouteContext({ from: '__root__' });
  const due = duePaymentOfOrder(order);
  // The title and the head of the page name it, so it needs no list of goods.
  const onlyProduct = order.items.length === 1 ? order.items[0] : undefined;
  // Whether there is no schedule to show: the order has no instalments, or it ended before one was paid.
  const paidAtOnce = order.schedule.every(({ state }) => isEndedOrderStatus(order.status) && state !== 'paid');
  const receipts = receiptsOfRows(order, payments.data ?? []);
  const inSchedule = new Set(paidAtOnce ? [] : [...receipts.values()].flat());
  const notes = new Map(
    [...receipts].flatMap(([number, own]) =>
      own.length > 0 ? [[number, <RowReceipts key={number} payments={own} locale={locale} />]] : [],
    ),
  );
  const hasPayments = payments.data?.some((one) => !inSchedule.has(one)) ?? false;
  const paymentsCard = <OrderPayments key="payments" payments={payments} shown={inSchedule} locale={locale} />;
  const isLeft = placeLastCards({
    cardsAbove: (deliveryPlan(order, today) ? 1 : 0) + (due ? 1 : 0),
    scheduleRows: paidAtOnce ? 0 : order.schedule.length,
    hasSums: !isEndedOrderStatus(order.status) || order.paid_amount > 0,
    isPayable: !paidAtOnce && order.schedule.some(({ state }) => state !== 'paid'),
    actions: order.actions?.length ?? 0,
    goods: onlyProduct ? 0 : order.items.length,
    linkCards: [order.returns?.length, order.refunds?.length].filter(Boolean).length,
    hasPayments,
  });
  const lastCards = [
    ...(onlyProduct ? [] : [<OrderItems key="goods" order={order} locale={locale} />]),
    ...(hasPayments ? [paymentsCard] : []),
    <OrderDocuments key="documents" order={order} />,
    <OrderHistory key="history" order={order} />,
  ];
  return (
    <Stack gap="m">
      <OrderHeader order={order}>{onlyProduct && <OnlyProduct item={onlyProduct} status={order.status} locale={locale} />}</OrderHeader>
      <ThreeColumns
        first={
          <>
            <OrderNote status={order.status} overdue={order.past_due_debt} />
            <DeliveryCard order={order} today={today} />
            {due && <DueCard due={due} today={today} locale={locale} onOrderPage />}
            {!paidAtOnce && <OrderSchedule order={order} today={today} notes={notes} />}
          </>
        }
        second={
          <>
            <OrderMoney order={order} />
            <OrderActions order={order} today={today} />
          </>
        }
        third={
          <>
            <OrderReturnLinks order={order} locale={locale} />
            <RefundList refunds={order.refunds ?? []} />
            {!hasPayments && paymentsCard}
            {lastCards.filter((_card, index) => !isLeft[index])}
          </>
        }
        last={lastCards.filter((_card, index) => isLeft[index])}
      />
    </Stack>
  );
}

type PaymentsProps = {
  payments: QueryState<readonly WirePayment[]>;
  /** The payments whose receipts are in the schedule. */
  shown: ReadonlySet<WirePayment>;
  locale: Locale;
};

/** Shows a failure as an error: an empty section would look as if nothing had been paid. */
function OrderPayments({ payments: { data, error, isFetching, refetch }, shown, locale }: PaymentsProps) {
  const { t } = useLingui();
  if (data) return <OrderPaymentLinks payments={data.filter((payment) => !shown.has(payment))} locale={locale} />;
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
