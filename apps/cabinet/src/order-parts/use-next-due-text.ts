import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import type { Order } from '../data/queries.ts';

/** `467 000 сум до 18 дек`: the next payment of an order and the day it is due by, where it has one. */
export function useNextDueText(): (due: Pick<Order, 'payment_amount' | 'payment_date'>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ payment_amount, payment_date }) => {
    const sum = formatMoney(payment_amount, language);
    if (payment_date === null) return t({ message: `К оплате ${sum}`, comment: 'Sum of an order to pay, with no day set' });
    const day = formatDateShort(payment_date, language);
    return t({ message: `${sum} до ${day}`, comment: 'The next payment of an order and the day it is due by' });
  };
}
