import { useLingui } from '@lingui/react/macro';
import { formatDateTime, joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ArrowDown, Plus, ReceiptText } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LinkList } from '@muddat/ui/link-row';
import { LoadMore } from '@muddat/ui/load-more';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { type ReactNode, useRef } from 'react';
import { PaymentBadge } from '../../domain/payment/payment-badge.tsx';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { PagedListState } from '../../shared/query/list-state.ts';
import { PAYMENT_PURPOSE_LABELS, usePaymentTexts } from './payment-texts.ts';

export type PaymentsViewProps = {
  list: PagedListState<WirePayment>;
  locale: Locale;
  /** Address of the page of one payment. */
  hrefOf: (paymentId: string) => string;
  onMore: () => void;
};

/** All payments in any state: pending ones first, then the newest. */
export function PaymentsView({ list, locale, hrefOf, onMore }: PaymentsViewProps) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  const rowOf = usePaymentRow();
  if (list.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить платежи', comment: 'Page of payments: the list could not be loaded' });
    return <SectionError title={failed} error={list.error} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={5}
          label={t({ message: 'Загружаем платежи…', comment: 'Read by screen readers while the list of payments loads' })}
        />
      </Card>
    );
  }
  if (list.items.length === 0) return <NoPayments locale={locale} />;
  return (
    <Stack gap="m">
      <Card>
        <LinkList
          ref={rows}
          label={t({ message: 'Платежи', comment: 'Name of the list of all payments, read by screen readers' })}
          links={list.items.map((payment) => ({ id: payment.payment_id, href: hrefOf(payment.payment_id), ...rowOf(payment) }))}
        />
      </Card>
      <LoadMore list={rows} shown={list.items.length} state={list.more} onMore={onMore} />
    </Stack>
  );
}

function usePaymentRow() {
  const { i18n } = useLingui();
  const { about, sources } = usePaymentTexts();
  return (payment: WirePayment) => {
    const what = joinFacts([i18n._(PAYMENT_PURPOSE_LABELS[payment.purpose]), about(payment)]);
    const how = joinFacts([sources(payment), formatDateTime(payment.created_at)]);
    return {
      icon: iconOf(payment),
      title: <Money amount={payment.amount} />,
      badge: <PaymentBadge payment={payment} />,
      line: (
        <>
          {what}
          <br /> {how}
        </>
      ),
    };
  };
}

function iconOf({ purpose }: WirePayment): ReactNode {
  if (purpose === 'top_up') return <Plus size={22} />;
  return purpose === 'withdrawal' ? <ArrowDown size={22} /> : <ReceiptText size={22} />;
}

function NoPayments({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText size={28} />}
        title={t({ message: 'Платежей пока нет', comment: 'Page of payments: nothing was paid yet' })}
        action={
          <LinkButton href={hrefTo('orders', {}, locale)} variant="secondary">
            {t({ message: 'К заказам', comment: 'Link on the payment of several orders: to the list of orders' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Здесь появится каждый платёж, пополнение и вывод: и те, что прошли, и те, что нет.',
          comment: 'Page of payments: what will stand in its empty list',
        })}
      </EmptyState>
    </Card>
  );
}
