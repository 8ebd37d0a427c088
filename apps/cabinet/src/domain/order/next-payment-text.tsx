import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatDays } from '@muddat/i18n';
import type { OrderTileProps } from '@muddat/ui/order-tile';
import { Text } from '@muddat/ui/text';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import type { Order } from './order-queries.ts';

/** The text after the amount of an order's next payment: when it is due, or how many days it is overdue. */
function NextPaymentText({ order }: { order: Pick<Order, 'payment_date' | 'pay_until' | 'overdue_days'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { payment_date, pay_until, overdue_days } = order;
  if (overdue_days > 0) {
    const days = formatDays(overdue_days, language);
    return (
      <Text as="span" size="s" tone="bad" weight="medium">
        {t({ message: `просрочено на ${days}`, comment: 'List of orders, after the amount to pay: how late it is, as "3 days"' })}
      </Text>
    );
  }
  const day = payment_date === null ? pay_until && formatDayAndTime(pay_until, language) : formatDateShort(payment_date, language);
  return day
    ? t({ message: `до ${day}`, comment: 'List of orders, after the amount of the next payment: the day or time by which it is due' })
    : t({ message: 'к оплате', comment: 'List of orders, after an amount to pay that has no due date' });
}

/** The next payment of an order as its tile shows it; nothing if there is none. */
export const nextPaymentProps = (order: Order): Pick<OrderTileProps, 'amount' | 'due'> =>
  order.payment_amount > 0 ? { amount: order.payment_amount, due: <NextPaymentText order={order} /> } : {};
