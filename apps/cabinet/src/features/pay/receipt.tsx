import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown, type PriceRow } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { SuccessMark } from '@muddat/ui/success-mark';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import * as css from '../../domain/payment/payment.css.ts';
import type { Payment } from '../../domain/payment/payment.types.ts';
import { RefundList } from '../../domain/payment/refund-list.view.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { OrderLink, OrdersLink } from './exit-links.tsx';
import { NextPaymentNote } from './next-payment-note.tsx';
import { PaymentSourceText } from './payment-source-text.tsx';

type Props = {
  /** Address of the order's page. */
  href: string;
  order: QueryState<{ data: Order }>;
  payment: Payment;
  /** Button that saves the receipt as a file. */
  save: ReactNode;
};

/** Receipt of the payment of one order: the amount, its source, and the next payment. */
export function OrderReceipt({ href, order, payment, save }: Props) {
  const { t } = useLingui();
  const { data, dataUpdatedAt } = order;
  const [shownAt] = useState(Date.now);
  const about = data
    ? [
        { label: t({ message: 'Магазин', comment: 'Receipt: the store' }), value: data.data.store.name },
        { label: t({ message: 'Заказ', comment: 'Title of the browser tab of one order' }), value: `№\u00a0${data.data.number}` },
      ]
    : [];
  return (
    <ReceiptCard payment={payment} about={about} save={save} exit={<OrderLink href={href} main />}>
      {/* Show only order data that were fetched after the receipt appeared: older data, as when offline, do not include this payment. */}
      {data && dataUpdatedAt >= shownAt && <NextPaymentNote order={data.data} />}
    </ReceiptCard>
  );
}

type OrdersProps = {
  /** Address of the list of all orders. */
  href: string;
  orders: readonly Order[];
  payment: Payment;
  /** Button that saves the receipt as a file. */
  save: ReactNode;
};

/** Receipt of one payment for several orders, with the share of each order. */
export function OrdersReceipt({ href, orders, payment, save }: OrdersProps) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const nameOf = (orderId: string) => {
    const order = orders.find(({ id }) => id === orderId);
    return orderTitle(order?.number ?? orderId, order?.store.name);
  };
  const about = payment.orderShares.map(({ orderId, amount }) => ({ label: nameOf(orderId), value: <Money amount={amount} /> }));
  return (
    <ReceiptCard payment={payment} about={about} save={save} exit={<OrdersLink href={href} main />}>
      {payment.purpose !== 'instalment' && (
        <Banner tone="good">
          {t({
            message: 'Магазины начнут собирать заказы. О каждом шаге мы пришлём сообщение.',
            comment: 'Receipt of the payment of several orders: what comes next',
          })}
        </Banner>
      )}
    </ReceiptCard>
  );
}

/** `about`: rows that name what was paid for. */
export function ReceiptCard({
  payment,
  about,
  save,
  exit,
  children,
}: {
  payment: Payment;
  about: PriceRow[];
  /** Button that saves the receipt as a file. */
  save: ReactNode;
  exit: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const rows = [
    ...payment.sources.map((source) => ({
      label: t({ message: 'Списано с', comment: 'Receipt: the card or balance that the money came from follows' }),
      value: <PaymentSourceText source={source} isOnly={payment.sources.length === 1} />,
    })),
    ...about,
    // The row has its place before the number is known, so that the buttons below do not move.
    ...(payment.receiptNumber === null
      ? []
      : [{ label: t({ message: 'Номер чека', comment: 'Receipt: its number, such as 100008-3' }), value: payment.receiptNumber ?? '…' }]),
    { label: t({ message: 'Дата и время', comment: 'Receipt: date and time of the payment' }), value: formatDateTime(payment.updatedAt) },
    ...(payment.excess > 0
      ? [
          {
            label: t({ message: 'Лишнее зачислено на баланс', comment: 'Receipt: what the order did not need' }),
            value: <Money amount={payment.excess} />,
          },
        ]
      : []),
    ...(payment.refundedAmount > 0
      ? [
          {
            label: t({ message: 'Возвращено после оплаты', comment: 'Receipt: what was refunded after the payment' }),
            value: <Money amount={payment.refundedAmount} />,
          },
        ]
      : []),
  ];
  return (
    <Stack gap="m">
      <Card padding="l">
        <Stack gap="l">
          <div className={css.centeredStep}>
            <SuccessMark />
            <Money amount={payment.amount} size="xl" />
          </div>
          <PriceBreakdown rows={rows} />
          {children}
          <div className={css.actions}>
            {exit}
            {save}
          </div>
        </Stack>
      </Card>
      <RefundList refunds={payment.refunds} />
    </Stack>
  );
}
