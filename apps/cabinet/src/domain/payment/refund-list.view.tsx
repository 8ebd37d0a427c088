import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { PaymentTimeline } from '@muddat/ui/payment-timeline';
import { Stack } from '@muddat/ui/stack';
import { paymentAppName } from './app-names.ts';

export type Refund = installment.components['schemas']['Refund'];

/** Every refund: where the money is and when it arrives. Renders nothing if there are no refunds. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useLingui();
  const sentence = useRefundSentence();
  if (refunds.length === 0) return null;
  const title = t({ message: 'Возврат денег', comment: 'Page of one order: heading of the list of sums that were given back' });
  const words = {
    refund: t({ message: 'Возврат', comment: 'List of refunds: a store gave money back' }),
    order_canceled: t({
      message: 'Возврат за отменённый заказ',
      comment: 'List of refunds: the order was canceled, its payments come back',
    }),
    item_returned: t({ message: 'Возврат товара', comment: 'List of refunds: goods went back to the store' }),
    chargeback: t({ message: 'Банк отменил платёж', comment: 'List of refunds: the bank took a payment back on request of its customer' }),
  } as const satisfies Record<Refund['kind'], string>;
  const events = refunds
    .map((refund) => ({
      id: refund.refund_id,
      at: refund.at,
      title: words[refund.kind],
      text: sentence(refund),
      amount: refund.amount,
      tone: refund.status === 'arrived' ? ('good' as const) : ('info' as const),
    }))
    .reverse();
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <PaymentTimeline events={events} label={title} />
      </Stack>
    </Card>
  );
}

/** A sentence that says where the money of a refund is and when it arrives. */
function useRefundSentence(): (refund: Refund) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ kind, to, status, system, last4, arrives_at }) => {
    const day = formatDateShort(arrives_at, language);
    const way = last4 === null ? paymentAppName(system ?? '') : `•• ${last4}`;
    if (kind === 'chargeback') {
      return t({
        message: 'Банк вернул вам деньги, поэтому платёж снова нужно оплатить',
        comment: 'List of refunds: the bank took a payment back, so what it had paid, orders or the balance, is not paid any more',
      });
    }
    if (to === 'balance') return t({ message: 'Деньги на вашем балансе', comment: 'List of refunds: where the money is' });
    if (status === 'arrived') {
      return to === 'payment_app'
        ? t({ message: `Деньги пришли ${day} в ${way}`, comment: 'List of refunds: way is the name of a payment app' })
        : t({ message: `Деньги пришли ${day} на карту ${way}`, comment: 'List of refunds: way is the last four digits of a card' });
    }
    return to === 'payment_app'
      ? t({ message: `Деньги в пути в ${way}, придут до ${day}`, comment: 'List of refunds: way is the name of a payment app' })
      : t({
          message: `Деньги в пути на карту ${way}, придут до ${day}`,
          comment: 'List of refunds: way is the last four digits of a card',
        });
  };
}
