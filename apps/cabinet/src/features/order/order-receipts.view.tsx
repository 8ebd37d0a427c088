import { useLingui } from '@lingui/react/macro';
import { formatDateTime, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ReceiptText } from '@muddat/ui/icons';
import { LinkRow } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import type { WirePayment } from '../../data/payment-queries.ts';

type Props = {
  orderId: string;
  /** The customer's, newest first; of all orders. */
  payments: readonly WirePayment[];
  locale: Locale;
};

/** What was paid for an order, each with the way to its receipt. Nothing where nothing was. */
export function OrderReceipts({ orderId, payments, locale }: Props) {
  const { t } = useLingui();
  const paid = payments.filter((payment) => payment.status === 'succeeded' && isFor(payment, orderId));
  if (paid.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t({ message: 'Чеки', comment: 'Page of one order: heading over the receipts of its payments' })}
        </Heading>
        <div>
          {paid.map((payment) => (
            <LinkRow
              key={payment.payment_id}
              href={receiptHref(payment, orderId, locale)}
              icon={<ReceiptText size={22} />}
              title={<Money amount={payment.amount} />}
              line={formatDateTime(payment.updated_at)}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

const isFor = ({ order_id, orders = [] }: WirePayment, orderId: string): boolean =>
  order_id === orderId || orders.some((one) => one.order_id === orderId);

/** A payment for several orders says on its receipt what each of them got. */
function receiptHref({ payment_id, orders = [] }: WirePayment, orderId: string, locale: Locale): string {
  const page = orders.length > 0 ? hrefTo('pay-several', {}, locale) : hrefTo('order-pay', { id: orderId }, locale);
  return `${page}?payment=${encodeURIComponent(payment_id)}`;
}
