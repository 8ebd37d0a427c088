import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateWords, formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import type { Order } from '../../domain/order/order-queries.ts';

/** After a payment: the next payment of the order, or the note that it is fully paid. */
export function NextPaymentNote({ order }: { order: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (order.remainder === 0) {
    return (
      <Banner tone="good">
        {t({ message: 'Заказ оплачен полностью. Спасибо!', comment: 'Receipt: nothing is left to pay for this order' })}
      </Banner>
    );
  }
  if (order.payment_date === null) return null;
  const sum = formatMoney(order.payment_amount, language);
  const day = formatDateWords(order.payment_date, language);
  return (
    <Banner tone="info">
      {t({ message: `Следующий платёж: ${sum} ${day}`, comment: 'Receipt: sum and day, as “508 000 сум в пятницу, 27 ноября”' })}
    </Banner>
  );
}
