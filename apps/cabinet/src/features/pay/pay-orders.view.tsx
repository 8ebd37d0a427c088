import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { MainAside } from '@muddat/ui/page-layout';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import type { OrdersPurpose } from '../../domain/payment/purpose.ts';
import { PaymentDeadline } from '../../domain/schedule/payment-deadline.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { OrdersLink } from './exit-links.tsx';
import { purposeOfOrders, totalAmountOf } from './order-purposes.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentPageContent, type PaymentPageProps, paymentFormPropsOf } from './payment-page.tsx';
import { OrdersReceipt } from './receipt.tsx';

type Props = PaymentPageProps & {
  /** Address of the list of all orders. */
  ordersHref: string;
  checkoutId: string;
  /** All orders of the checkout. */
  orders: QueryState<{ data: Order[]; as_of: CalendarDate | undefined }>;
};

/** Shows one step of the payment of several orders, with the orders next to it. */
export function PayOrdersView({ ordersHref, checkoutId, orders, ...paying }: Props) {
  const { t } = useLingui();
  const known = orders.data?.data ?? [];
  const aim = purposeOfOrders(checkoutId, known);
  return (
    <MainAside
      main={
        <PaymentPageContent
          control={paying.control}
          query={orders}
          errorTitle={t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' })}
          emptyTitle={t({ message: 'По этим заказам платить сейчас нечего', comment: 'Payment of several orders: none asks for one now' })}
          emptyExitLink={<OrdersLink href={ordersHref} />}
          exit={<OrdersLink href={ordersHref} />}
          form={(state) =>
            aim && (
              <PayForm
                // A changed total remounts the form, for example after one of the orders was paid on its own page.
                key={totalAmountOf(aim)}
                purpose={aim}
                amountLimits={{ amount: totalAmountOf(aim), min: totalAmountOf(aim), max: totalAmountOf(aim) }}
                today={orders.data?.as_of}
                head={<AmountsDue aim={aim} orders={known} />}
                {...paymentFormPropsOf(paying)}
                {...state}
              />
            )
          }
          receipt={(payment) => <OrdersReceipt href={ordersHref} orders={known} payment={payment} save={paying.saveReceipt(payment.id)} />}
        />
      }
      aside={known.map((order) => <OrderSummary key={order.id} order={order} />)}
    />
  );
}

/** The amount due for each order, and the earliest deadline of all. */
function AmountsDue({ aim, orders }: { aim: OrdersPurpose; orders: readonly Order[] }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const byId = new Map(orders.map((order) => [order.id, order]));
  const until = orders.flatMap(({ pay_until }) => pay_until ?? []).toSorted()[0];
  const nameOf = (orderId: string) => {
    const order = byId.get(orderId);
    return orderTitle(order?.number ?? orderId, order?.store.name);
  };
  return (
    <Stack gap="s">
      <Heading level={2} size="m">
        {aim.purpose === 'initial_fee'
          ? t({ message: 'Первые взносы одним платежом', comment: 'Payment of several orders: heading over their initial fees' })
          : t({ message: 'Все заказы одним платежом', comment: 'Payment of several orders: heading over their prices' })}
      </Heading>
      <PriceBreakdown rows={aim.orders.map(({ orderId, amount }) => ({ label: nameOf(orderId), value: <Money amount={amount} /> }))} />
      {until !== undefined && <PaymentDeadline at={until} />}
    </Stack>
  );
}
