import { useLingui } from '@lingui/react/macro';
import { formatDateTime, type Locale } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ReceiptText } from '@muddat/ui/icons';
import { LinkList } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { isPaymentPending } from '../../domain/payment/displayed-payment-status.ts';
import { PaymentBadge } from '../../domain/payment/payment-badge.tsx';
import { paymentHref } from '../../domain/payment/payment-hrefs.ts';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

type Props = {
  /** Payments of this order, newest first. */
  payments: readonly WirePayment[];
  locale: Locale;
};

/** Succeeded and pending payments of an order, each with a link to its timeline and receipt. */
export function OrderPaymentLinks({ payments, locale }: Props) {
  const { t } = useLingui();
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
            line: formatDateTime(payment.updated_at),
          }))}
        />
      </Stack>
    </Card>
  );
}
