import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDays, formatMoney } from '@muddat/i18n';
import { Text } from '@muddat/ui/text';
import type { Order } from '../../domain/order/order-queries.ts';
import { useNextDueText } from '../../domain/schedule/use-next-due-text.ts';

/** One line with the next payment of an order: the amount, and its due date or how late it is. */
export function NextPaymentText({ order }: { order: Pick<Order, 'payment_amount' | 'payment_date' | 'pay_until' | 'overdue_days'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const nextDueText = useNextDueText();
  if (order.overdue_days <= 0) return <>{nextDueText(order)}</>;
  const sum = formatMoney(order.payment_amount, language);
  const days = formatDays(order.overdue_days, language);
  return (
    <Text as="span" size="s" tone="bad" weight="medium">
      {t({ message: `${sum}, просрочено на ${days}`, comment: 'List of orders: sum to pay, and how late it is, as "3 days"' })}
    </Text>
  );
}
