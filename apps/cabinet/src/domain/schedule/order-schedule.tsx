import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import type { Order } from '../order/order-queries.ts';
import { isEndedOrderStatus, isOrderRequestStatus } from '../order/order-texts.ts';
import { visibleRowCount } from './visible-row-count.ts';

type Props = {
  order: Order;
  today: CalendarDate;
  /** The number of payments shown before the others are collapsed, raised if needed to include the next one. All by default. */
  visible?: number;
  /** The receipts of a paid instalment, by its number. */
  notes?: ReadonlyMap<number, ReactNode>;
};

/** The payment schedule of an order. Renders nothing for a full purchase, or for an order that ended before any payment. */
export function OrderSchedule({ order, today, visible = order.schedule.length, notes }: Props) {
  const { t } = useLingui();
  // The unpaid payments of an ended order will never be due.
  const shown = isEndedOrderStatus(order.status) ? order.schedule.filter(({ state }) => state === 'paid') : order.schedule;
  if (shown.length === 0) return null;
  const rows = shown.map(({ number, due_date, amount, paid_amount, state }) => ({
    number,
    dueDate: due_date,
    amount,
    paidAmount: paid_amount,
    state,
    note: notes?.get(number),
  }));
  return (
    <Card>
      <PaymentSchedule rows={rows} today={today} remainder={order.remainder} visibleRows={visibleRowCount(shown, visible)} />
      {isOrderRequestStatus(order.status) && (
        <Text size="s" tone="quiet">
          {t({
            message: 'Даты предварительные: отсчитаем их, когда магазин подтвердит заказ.',
            comment: 'Under the schedule of an order that the store has not confirmed yet',
          })}
        </Text>
      )}
    </Card>
  );
}
