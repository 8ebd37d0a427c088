import { useLingui } from '@lingui/react/macro';
import { formatDateTime, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown, type PriceRow } from '@muddat/ui/price-breakdown';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';
import { usePaymentTexts } from './payment-texts.ts';

/** Facts of a payment: source, orders, time, number, and refunded amounts. */
export function PaymentDetails({ payment, locale }: { payment: WirePayment; locale: Locale }) {
  const { t } = useLingui();
  const { sourceOf, ordersOf } = usePaymentTexts();
  const { sources, destination, status, created_at, excess_amount: excess, refunded_amount: returned } = payment;
  const orders = ordersOf(payment);
  const rows: PriceRow[] = [
    ...sources.map((source) => ({
      label:
        status === 'succeeded'
          ? t({ message: 'Списано с', comment: 'Receipt: the card or balance that the money came from follows' })
          : t({ message: 'Откуда', comment: 'Payment form: where the money comes from' }),
      value: <SourceWithAmount source={sourceOf(source)} amount={sources.length === 1 ? null : source.amount} />,
    })),
    ...(destination?.last4
      ? [
          {
            label: t({ message: 'Отправлено на', comment: 'Receipt of a withdrawal: the card that it went to' }),
            value: sourceOf(destination),
          },
        ]
      : []),
    ...orders.map(({ id, title, amount }) => ({
      label: <Link href={hrefTo('order', { id }, locale)}>{title}</Link>,
      value: <Money amount={amount} />,
    })),
    ...(payment.receipt_number === undefined
      ? []
      : [
          {
            label: t({ message: 'Номер чека', comment: 'Receipt: its number, such as 100008-3' }),
            value: payment.receipt_number,
          },
        ]),
    { label: t({ message: 'Дата и время', comment: 'Receipt: date and time of the payment' }), value: formatDateTime(created_at) },
    ...amountRow(t({ message: 'Лишнее зачислено на баланс', comment: 'Receipt: what the order did not need' }), excess),
    ...amountRow(t({ message: 'Возвращено после оплаты', comment: 'Receipt: what was refunded after the payment' }), returned),
  ];
  return <PriceBreakdown rows={rows} />;
}

const amountRow = (label: string, amount: number): PriceRow[] => (amount > 0 ? [{ label, value: <Money amount={amount} /> }] : []);

function SourceWithAmount({ source, amount }: { source: string; amount: number | null }) {
  return (
    <>
      {source}
      {amount !== null && (
        <>
          {': '}
          <Money amount={amount} />
        </>
      )}
    </>
  );
}
