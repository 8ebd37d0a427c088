import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import { Text } from '@muddat/ui/text';
import type { Order } from '../order/order-queries.ts';
import { isEnded, isRequest } from '../order/order-words.ts';
import { rowsInSight } from './rows-in-sight.ts';

type Props = {
  order: Order;
  today: string;
  /** Payments shown before the rest is folded away, or as many more as it takes to see the next one; all unless told. */
  visible?: number;
};

/** The payments of an order; nothing for a full purchase, and for one that ended before any was made. */
export function OrderSchedule({ order, today, visible = order.schedule.length }: Props) {
  const { t } = useLingui();
  // What an ended order left open will never be due.
  const shown = isEnded(order.status) ? order.schedule.filter(({ state }) => state === 'paid') : order.schedule;
  if (shown.length === 0) return null;
  const rows = shown.map(({ number, due_date, amount, paid_amount, state }) => ({
    number,
    dueDate: due_date,
    amount,
    paidAmount: paid_amount,
    state,
  }));
  return (
    <Card>
      <PaymentSchedule rows={rows} today={today} remainder={order.remainder} visible={rowsInSight(shown, visible)} />
      {isRequest(order.status) && (
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
