import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ReceiptText } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { PaymentBadge } from '../../domain/payment/payment-badge.tsx';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';
import { paymentTimeline } from '../../domain/payment/payment-timeline.ts';
import { PaymentTimelineView } from '../../domain/payment/payment-timeline.view.tsx';
import { RefundList } from '../../domain/payment/refund-list.view.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { continueHref } from './continue-href.ts';
import { PaymentDetails } from './payment-details.tsx';
import * as css from './payments.css.ts';
import { usePaymentStatusText } from './use-payment-status-text.ts';

export type PaymentViewProps = {
  of: QueryState<WirePayment>;
  /** Whether the payment does not exist or belongs to a different customer: the server does not distinguish the two. */
  isMissing: boolean;
  locale: Locale;
  /** Transliterates a text of the server to the reader's alphabet. */
  transliterate: (text: string) => string;
  /** Address of the list of all payments. */
  listHref: string;
  /** Shows the order that was paid. */
  paidOrder: (orderId: string) => ReactNode;
  /** Renders the button that saves the receipt of a payment. */
  saveReceipt: (paymentId: string) => ReactNode;
};

/** Page of one payment: status, purpose, timeline, refunds and receipt. */
export function PaymentView({ of, isMissing, listHref, ...rest }: PaymentViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = of;
  if (data) return <Loaded payment={data} {...rest} />;
  if (isMissing) return <PaymentNotFound listHref={listHref} />;
  if (!error) return <PageSkeleton />;
  return (
    <SectionError
      title={t({ message: 'Не удалось загрузить платёж', comment: 'Page of one payment: it could not be loaded' })}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

type LoadedProps = Omit<PaymentViewProps, 'of' | 'isMissing' | 'listHref'> & { payment: WirePayment };

function Loaded({ payment, locale, transliterate, paidOrder, saveReceipt }: LoadedProps) {
  const { t } = useLingui();
  const standing = usePaymentStatusText();
  const { payment_id, status, updated_at, events, url, refunds } = payment;
  const said = payment.message === undefined ? standing(payment) : transliterate(payment.message);
  const goOn = continueHref(payment, locale);
  return (
    <Stack gap="m">
      <Card padding="l">
        <Stack gap="l">
          <div className={css.paymentHeader}>
            <Money amount={payment.amount} size="xl" />
            <div role="status">
              <PaymentBadge payment={payment} />
            </div>
            {said !== null && <Text>{said}</Text>}
          </div>
          <PaymentDetails payment={payment} locale={locale} />
          {status !== 'succeeded' && (
            <PaymentTimelineView entries={paymentTimeline({ status, events, updatedAt: updated_at, appUrl: url ?? null })} />
          )}
          <div className={css.actions}>
            {goOn !== null && (
              <LinkButton href={goOn} width="phone">
                {t({ message: 'Продолжить', comment: 'Link on the page of a payment that waits for its code or for the payment app' })}
              </LinkButton>
            )}
            <PurposeLink payment={payment} locale={locale} />
            {status === 'succeeded' && saveReceipt(payment_id)}
          </div>
        </Stack>
      </Card>
      <RefundList refunds={refunds ?? []} />
      {status === 'succeeded' && payment.order_id !== null && paidOrder(payment.order_id)}
    </Stack>
  );
}

/** Link to what the payment was for: its order, the orders, or the balance. */
function PurposeLink({ payment: { order_id, orders = [] }, locale }: Pick<LoadedProps, 'payment' | 'locale'>) {
  const { t } = useLingui();
  const toOrder = t({ message: 'К заказу', comment: 'Link on the payment page: to the order that was paid' });
  const toOrders = t({ message: 'К заказам', comment: 'Link on the payment of several orders: to the list of orders' });
  const toBalance = t({ message: 'К балансу', comment: 'Link: to the page of the balance' });
  const [href, label] =
    order_id !== null
      ? [hrefTo('order', { id: order_id }, locale), toOrder]
      : orders.length > 0
        ? [hrefTo('orders', {}, locale), toOrders]
        : [hrefTo('balance', {}, locale), toBalance];
  return (
    <LinkButton href={href} variant="secondary" width="phone">
      {label}
    </LinkButton>
  );
}

function PaymentNotFound({ listHref }: Pick<PaymentViewProps, 'listHref'>) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText size={28} />}
        title={t({
          message: 'Такого платежа среди ваших нет',
          comment: 'Where a payment that was asked for does not exist, or is not this customer’s',
        })}
        action={
          <LinkButton href={listHref}>
            {t({ message: 'Все платежи', comment: 'Arrow on the page of one payment: to the list of all payments' })}
          </LinkButton>
        }
      >
        {t({ message: 'Найдите его в списке всех платежей.', comment: 'Where a payment does not exist: what to do' })}
      </EmptyState>
    </Card>
  );
}
