import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import type { Order } from '../order/order-queries.ts';

/** `467 000 сум до 18 декабря`: the next payment of an order, and the day or time by which it is due if there is one. */
export function useNextDueText(): (due: Pick<Order, 'payment_amount' | 'payment_date' | 'pay_until'>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ payment_amount, payment_date, pay_until }) => {
    const sum = formatMoney(payment_amount, language);
    const day = payment_date === null ? pay_until && formatDayAndTime(pay_until, language) : formatDateShort(payment_date, language);
    if (!day) return t({ message: `К оплате ${sum}`, comment: 'Sum of an order to pay, with no day set' });
    return t({ message: `${sum} до ${day}`, comment: 'The next payment of an order and the day it is due by' });
  };
}
