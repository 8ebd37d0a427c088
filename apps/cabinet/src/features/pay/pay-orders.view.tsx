import { useLingui } from '@lingui/react/macro';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { MainAside } from '@muddat/ui/page-layout';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import type { ReactNode } from 'react';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { OrderHead } from '../../domain/order/order-head.tsx';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/use-order-title.ts';
import type { OrdersAim } from '../../domain/payment/aim.ts';
import { PaymentStep } from '../../domain/payment/payment-step.tsx';
import type { PaymentApp } from '../../domain/payment/payment-systems.ts';
import { stepOf } from '../../domain/payment/step-title.ts';
import type { PaymentControl } from '../../domain/payment/use-payment.ts';
import { PayUntil } from '../../domain/schedule/pay-until.tsx';
import { useStepFocus } from '../../shared/page/use-step-focus.ts';
import type { QueryState } from '../../shared/query/loaded.ts';
import { aimOfOrders, sumOf } from './aim-of-orders.ts';
import { FormStep } from './form-step.tsx';
import { PayForm } from './pay-form.tsx';
import { OrdersReceipt } from './receipt.tsx';
import { ToOrders } from './to-order.tsx';

type Props = {
  /** Of the list of all orders. */
  ordersHref: string;
  checkoutId: string;
  /** All orders of the checkout. */
  orders: QueryState<{ data: Order[]; as_of: string | undefined }>;
  cards: QueryState<BankCard[]>;
  balance: QueryState<Balance | null>;
  apps: QueryState<readonly PaymentApp[]>;
  control: PaymentControl;
  addCard: (given: AddCardProps) => ReactNode;
  /** Saves the receipt of a payment. */
  saveReceipt: (paymentId: string) => ReactNode;
};

/** One step of the payment of several orders at a time, and beside it the orders. */
export function PayOrdersView({ ordersHref, checkoutId, orders, cards, balance, apps, control, addCard, saveReceipt }: Props) {
  const { t } = useLingui();
  useStepFocus(stepOf(control.state));
  const known = orders.data?.data ?? [];
  const aim = aimOfOrders(checkoutId, known);
  return (
    <MainAside
      main={
        <PaymentStep
          control={control}
          exit={<ToOrders href={ordersHref} />}
          form={(state) => (
            <FormStep
              query={orders}
              failed={t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' })}
              nothing={t({ message: 'По этим заказам платить сейчас нечего', comment: 'Payment of several orders: none asks for one now' })}
              exit={<ToOrders href={ordersHref} />}
            >
              {aim && (
                <PayForm
                  // Another sum, as after one of the orders was paid on its own page, is another form.
                  key={sumOf(aim)}
                  aim={aim}
                  asked={{ amount: sumOf(aim), min: sumOf(aim), max: sumOf(aim) }}
                  today={orders.data?.as_of}
                  head={<Asked aim={aim} orders={known} />}
                  cards={cards}
                  balance={balance}
                  apps={apps}
                  prefill={control.prefill}
                  onSubmit={control.submit}
                  addCard={addCard}
                  {...state}
                />
              )}
            </FormStep>
          )}
          receipt={(payment) => <OrdersReceipt href={ordersHref} orders={known} payment={payment} save={saveReceipt(payment.id)} />}
        />
      }
      aside={known.map((order) => <OrderHead key={order.id} order={order} />)}
    />
  );
}

/** What each order asks for, and till when. */
function Asked({ aim, orders }: { aim: OrdersAim; orders: readonly Order[] }) {
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
      <PriceBreakdown
        tabular
        rows={aim.orders.map(({ orderId, amount }) => ({ label: nameOf(orderId), value: <Money amount={amount} /> }))}
      />
      {until !== undefined && <PayUntil at={until} />}
    </Stack>
  );
}
