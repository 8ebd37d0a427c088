import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatDays, formatMoney } from '@muddat/i18n';
import { Text } from '@muddat/ui/text';
import type { Order } from '../../data/queries.ts';

/** What an order asks for next, in a line: how much, and by when or since when. */
export function NextDue({ order }: { order: Pick<Order, 'payment_amount' | 'payment_date' | 'overdue_days'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const sum = formatMoney(order.payment_amount, language);
  if (order.overdue_days > 0) {
    const days = formatDays(order.overdue_days, language);
    return (
      <Text as="span" size="s" tone="bad" weight="medium">
        {t({ message: `${sum}, просрочено на ${days}`, comment: 'List of orders: sum to pay, and how late it is, as "3 days"' })}
      </Text>
    );
  }
  if (order.payment_date === null) return <>{t({ message: `К оплате ${sum}`, comment: 'List of orders: sum to pay, with no day set' })}</>;
  const day = formatDateShort(order.payment_date, language);
  return <>{t({ message: `${sum} до ${day}`, comment: 'List of orders: the next payment and the day it is due by' })}</>;
}
