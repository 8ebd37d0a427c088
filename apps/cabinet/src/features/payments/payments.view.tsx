import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { ReceiptText } from '@muddat/ui/icons';
import { LinkButton, useLinkComponent } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useRef } from 'react';
import * as css from '../../domain/balance/money-rows.css.ts';
import { MonthHeading } from '../../domain/balance/month-heading.tsx';
import { displayedPaymentStatus, isPaymentPending } from '../../domain/payment/displayed-payment-status.ts';
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
        <ul
          ref={rows}
          className={css.rows}
          aria-label={t({ message: 'Платежи', comment: 'Name of the list of all payments, read by screen readers' })}
        >
          {list.items.map((payment, at) => (
            <Row key={payment.payment_id} payment={payment} previous={list.items[at - 1]} href={hrefOf(payment.payment_id)} />
          ))}
        </ul>
      </Card>
      <LoadMore list={rows} shown={list.items.length} state={list.more} onMore={onMore} />
    </Stack>
  );
}

type RowProps = { payment: WirePayment; previous: WirePayment | undefined; href: string };

/** What was paid and when, with the sum at the end. A successful payment has no badge, because most payments are successful. */
function Row({ payment, previous, href }: RowProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { about } = usePaymentTexts();
  const Anchor = useLinkComponent();
  const isUsual = displayedPaymentStatus(payment) === 'succeeded';
  const day = formatDateShort(new Date(payment.created_at), language);
  return (
    <li>
      {/* Payments without a result are above all months. */}
      {!isPaymentPending(payment) && (
        <MonthHeading at={payment.created_at} previous={previous && !isPaymentPending(previous) ? previous.created_at : undefined} />
      )}
      <Anchor href={href} className={`${css.row} ${css.linkRow}`}>
        <Text as="span" weight="medium">
          {i18n._(PAYMENT_PURPOSE_LABELS[payment.purpose])}
        </Text>{' '}
        <span className={css.spentAmount}>
          <Money amount={payment.amount} />
        </span>{' '}
        <span className={css.note}>
          <Text as="span" size="s" tone="quiet">
            {joinFacts([day, about(payment)])}
          </Text>
        </span>
        {!isUsual && (
          <span>
            {' '}
            <PaymentBadge payment={payment} />
          </span>
        )}
      </Anchor>
    </li>
  );
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
