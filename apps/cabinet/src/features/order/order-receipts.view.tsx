import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ReceiptText } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { LinkList } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Fragment } from 'react';
import { isPaymentPending } from '../../domain/payment/displayed-payment-status.ts';
import { PaymentBadge } from '../../domain/payment/payment-badge.tsx';
import { paymentHref } from '../../domain/payment/payment-hrefs.ts';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';

type Props = {
  /** Payments of this order that the schedule does not show, newest first. */
  payments: readonly WirePayment[];
  locale: Locale;
};

/** Succeeded and pending payments of an order, each with a link to its timeline and receipt. */
export function OrderPaymentLinks({ payments, locale }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = payments.filter((payment) => payment.status === 'succeeded' || isPaymentPending(payment));
  if (shown.length === 0) return null;
  const title = t({ message: 'Платежи и чеки', comment: 'Page of one order: heading over its payments, each with its receipt' });
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <LinkList
          label={title}
          links={shown.map((payment) => ({
            id: payment.payment_id,
            href: paymentHref(payment.payment_id, locale),
            icon: <ReceiptText size={22} />,
            title: <Money amount={payment.amount} />,
            // A succeeded payment without a refund needs no badge: a payment under this heading has succeeded unless its badge says
            // otherwise.
            ...(payment.status === 'succeeded' && payment.refunded_amount === 0 ? {} : { badge: <PaymentBadge payment={payment} /> }),
            line: formatDayAndTime(payment.updated_at, language),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** Links to the receipts of the payments that paid one instalment, after the word "paid" in its row. */
export function RowReceipts({ payments, locale }: Props) {
  const { t } = useLingui();
  const word = t({ message: 'чек', comment: 'Schedule of an order: link to the receipt of a paid instalment' });
  return payments.map(({ payment_id }, at) => (
    <Fragment key={payment_id}>
      {at > 0 && ', '}
      <Link href={paymentHref(payment_id, locale)}>{word}</Link>
    </Fragment>
  ));
}
