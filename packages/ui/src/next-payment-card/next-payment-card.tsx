import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatDateWords, formatDueDay, formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { type ReactNode, useId } from 'react';
import { Badge, type Tone } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { CircleAlert, Clock } from '../icons/icons.ts';
import { useLanguage } from '../internal/use-language.ts';
import { LinkButton } from '../link/link.tsx';
import { Money } from '../money/money.tsx';
import { Text, VisuallyHidden } from '../text/text.tsx';
import * as css from './next-payment-card.css.ts';
import { paymentUrgency } from './payment-urgency.ts';

export interface NextPaymentCardProps {
  /** Amount to pay now, whole so'm. */
  amount: number;
  /** The last day on which the payment is not late, `YYYY-MM-DD`. */
  dueDate: CalendarDate;
  /** Today on the server, `YYYY-MM-DD`. A payment that is due soon or late has another tone. */
  today: CalendarDate;
  /** The order of the payment: store and order number. Left out on the page of that order, which already names it. */
  order?: { store: string; number: string } | undefined;
  /** URL of the payment page, which the button opens. */
  payHref: string;
  /** The page on which the customer can choose another amount. Without it there is no such link. */
  otherHref?: string;
  /** A note under the text, such as the consequence of an overdue payment. */
  note?: ReactNode;
}

const TONE: Record<ReturnType<typeof paymentUrgency>, Tone> = { overdue: 'bad', soon: 'soon', later: 'neutral' };

/** The next payment: amount, day, store and order, and the button. An overdue payment changes the tone, not the layout. */
export function NextPaymentCard({ amount, dueDate, today, order, payHref, otherHref, note }: NextPaymentCardProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const titleId = useId();
  const near = paymentUrgency(dueDate, today);
  const sum = formatMoney(amount, locale);
  return (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      <div className={css.body}>
        <VisuallyHidden as="h2">
          <span id={titleId}>{t({ message: 'Ближайший платёж', comment: 'Next payment card: its name, read by screen readers' })}</span>
        </VisuallyHidden>
        <Badge tone={TONE[near]} icon={near === 'overdue' ? <CircleAlert size={14} /> : <Clock size={14} />}>
          {formatDueDay(dueDate, today, locale)}
        </Badge>
        <Money amount={amount} size="xl" />
        <Text>
          <span className={css.when}>{formatDateWords(dueDate, locale)}</span>
          {order && <OrderReference {...order} />}
        </Text>
        {note !== undefined && (
          <Text size="s" tone={near === 'overdue' ? 'bad' : 'quiet'}>
            {note}
          </Text>
        )}
        <div className={css.actions}>
          <LinkButton href={payHref} width="phone">
            {t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
          </LinkButton>
          {otherHref !== undefined && (
            <LinkButton href={otherHref} variant="secondary" width="phone">
              {t({ message: 'Другая сумма', comment: 'Button: pay another sum than the proposed one' })}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

function OrderReference({ store, number: orderNumber }: { store: string; number: string }) {
  const { t } = useLingui();
  return (
    <span className={css.orderReference}>
      {FACT_SEPARATOR}
      {store},{' '}
      <span className={css.unbroken}>
        {t({ message: `заказ №\u00a0${orderNumber}`, comment: 'Next payment card: the order of the payment, after the name of its store' })}
      </span>
    </span>
  );
}
