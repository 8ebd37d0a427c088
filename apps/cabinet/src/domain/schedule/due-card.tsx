import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { type CalendarDate, GRACE_DAYS } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { NextPaymentCard } from '@muddat/ui/next-payment-card';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useOrderTitle } from '../order/order-texts.ts';
import { PaymentDeadline } from './payment-deadline.tsx';
import { useGraceNote } from './use-grace-note.ts';

export type DuePayment = {
  orderId: string;
  orderNumber: string;
  store: string;
  amount: number;
  /** 'YYYY-MM-DD'; null if the payment has no due date: an initial fee or a full purchase. */
  date: CalendarDate | null;
  /** The time by which the order must be paid, or it is canceled; ISO 8601. Null if there is no such time. */
  payUntil: string | null;
  reason: string | null;
  overdueDays: number;
  /** The smallest and the largest amount that the customer may pay. */
  min: number;
  max: number;
};

type Props = {
  due: DuePayment;
  today: CalendarDate;
  locale: Locale;
  /** Hides the store and the order number, which the order page already shows. */
  onOrderPage?: boolean;
  /**
   * A note on the effect of the payment. If left out, a payment within the days of grace gets the note that the limit stays open if it is
   * paid by the last of these days.
   */
  note?: string | undefined;
};

/** The amount due, its date and the payment button. A payment without a due date has a simpler card. */
export function DueCard({ due, today, locale, onOrderPage = false, note }: Props) {
  const payHref = hrefTo('order-pay', { id: due.orderId }, locale);
  const withinGrace = due.overdueDays > 0 && due.overdueDays <= GRACE_DAYS;
  const graceNote = useGraceNote();
  if (due.date === null) return <UndatedPaymentCard due={due} payHref={payHref} onOrderPage={onOrderPage} />;
  const said = note ?? (withinGrace ? graceNote(due.date) : undefined);
  return (
    <NextPaymentCard
      amount={due.amount}
      dueDate={due.date}
      today={today}
      {...(onOrderPage ? {} : { order: { store: due.store, number: due.orderNumber } })}
      payHref={payHref}
      {...(due.min < due.max ? { otherHref: `${payHref}?sum=other` } : {})}
      {...(said === undefined ? {} : { note: said })}
    />
  );
}

function UndatedPaymentCard({ due, payHref, onOrderPage }: { due: DuePayment; payHref: string; onOrderPage: boolean }) {
  const { t } = useLingui();
  const sum = formatMoney(due.amount, useLanguage());
  const orderTitle = useOrderTitle();
  const { store, orderNumber } = due;
  const title =
    due.reason === 'initial_fee'
      ? t({ message: 'Первый взнос', comment: 'Card of what is to pay: the initial fee of an order' })
      : t({ message: 'К оплате', comment: 'Card of what is to pay: a full purchase' });
  return (
    <Card as="section" padding="l">
      <Stack gap="s" align="stretch">
        <Heading level={2} size="plain">
          {title}
        </Heading>
        <Money amount={due.amount} size="xl" />
        {!onOrderPage && <Text tone="quiet">{orderTitle(orderNumber, store)}</Text>}
        {due.payUntil !== null && <PaymentDeadline at={due.payUntil} />}
        <div>
          <LinkButton href={payHref} width="phone">
            {t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
