import { useLingui } from '@lingui/react/macro';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fetchNextPayment, type NextPayment } from './next-payment.ts';

/** The text of the header's link to the cabinet: the payment that is due next, if there is one. */
export function CustomerLabel() {
  const { t } = useLingui();
  const language = useRouteContext({ from: '__root__', select: (context) => context.language });
  const [payment, setPayment] = useState<NextPayment | null>(null);
  useEffect(() => {
    let gone = false;
    void fetchNextPayment().then((next) => {
      if (!gone) setPayment(next);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (payment === null)
    return t({ message: 'Кабинет', comment: 'Button in the site header for a signed-in customer: leads to their main page' });
  const sum = formatMoney(payment.amount, language);
  if (payment.overdue)
    return t({ message: `${sum}, просрочено`, comment: 'Button in the site header: the sum that the customer has not paid in time' });
  if (payment.date === null)
    return t({ message: `${sum} к оплате`, comment: 'Button in the site header: a sum that the customer is to pay, without a date' });
  const day = formatDateShort(payment.date, language);
  return t({ message: `${sum} до ${day}`, comment: 'Button in the site header: the next payment and its last day, such as "23 ноября"' });
}
