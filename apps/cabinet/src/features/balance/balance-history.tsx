import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatDateShort, formatMoney } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Wallet } from '@muddat/ui/icons';
import { LoadMore } from '@muddat/ui/load-more';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useRef } from 'react';
import { MoneyHistoryRow } from '../../domain/balance/money-row.tsx';
import * as css from '../../domain/balance/money-rows.css.ts';
import { MonthHeading } from '../../domain/balance/month-heading.tsx';
import { cardName } from '../../domain/card/card-name.ts';
import { paymentAppName } from '../../domain/payment/app-names.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { PagedListState } from '../../shared/query/list-state.ts';
import type { BalanceEntry } from './balance-entries.ts';
import { BALANCE_ENTRY_LABELS } from './balance-entry-labels.ts';

type Props = {
  history: PagedListState<BalanceEntry>;
  orderHref: (orderId: string) => string;
  paymentHref: (paymentId: string) => string;
  onMore: () => void;
};

/** The incoming and outgoing amounts, newest first. */
export function BalanceHistory({ history, orderHref, paymentHref, onMore }: Props) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  const title = t({ message: 'История', comment: 'Page of the balance: heading of the list of incoming and outgoing amounts' });
  if (history.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить историю баланса', comment: 'Page of the balance: its history could not be loaded' });
    return <SectionError title={failed} error={history.error} onRetry={history.retry} retrying={history.retrying} />;
  }
  if (history.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={4}
          label={t({ message: 'Загружаем историю баланса…', comment: 'Read by screen readers: the history of the balance is loading' })}
        />
      </Card>
    );
  }
  if (history.items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Wallet size={28} />}
          title={t({ message: 'Пополнений и оплат пока нет', comment: 'Page of the balance: its history is empty' })}
        >
          {t({
            message: 'Здесь появятся пополнения, оплаты с баланса, возвраты и выводы на карту.',
            comment: 'Page of the balance: what its empty history will contain',
          })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="m">
      <Card as="section">
        <Stack gap="s">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <ul ref={rows} className={css.rows} aria-label={title}>
            {history.items.map((entry, at) => (
              <Row key={entry.id} entry={entry} previous={history.items[at - 1]?.at} orderHref={orderHref} paymentHref={paymentHref} />
            ))}
          </ul>
        </Stack>
      </Card>
      <LoadMore list={rows} shown={history.items.length} state={history.more} onMore={onMore} />
    </Stack>
  );
}

function Row({
  entry,
  previous,
  orderHref,
  paymentHref,
}: { entry: BalanceEntry; previous: string | undefined } & Pick<Props, 'orderHref' | 'paymentHref'>) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { kind, amount, at, order_id: orderId, payment_id: paymentId, last4, system, claim = 0 } = entry;
  const facts = (
    <>
      <time dateTime={at}>{formatDateShort(new Date(at), language)}</time>
      {system !== null && `${FACT_SEPARATOR}${last4 === null ? paymentAppName(system) : cardName({ system, last4 })}`}
      {claim !== 0 && <ClaimChange change={claim} />}
    </>
  );
  return (
    <MoneyHistoryRow
      heading={<MonthHeading at={at} previous={previous} />}
      title={i18n._(BALANCE_ENTRY_LABELS[kind])}
      href={paymentHref(paymentId)}
      details={facts}
      amount={amount}
      orderId={orderId}
      orderHref={orderHref}
    />
  );
}

/** A second line under an entry: the part of its amount that became a debt (positive), or that settled one (negative), in so'm. */
function ClaimChange({ change }: { change: number }) {
  const { t } = useLingui();
  const sum = formatMoney(Math.abs(change), useLanguage());
  return (
    <>
      <br />
      {change > 0
        ? t({ message: `В долг: ${sum}`, comment: 'History of the balance, under a line: how much of the sum became a debt' })
        : t({ message: `На погашение долга: ${sum}`, comment: 'History of the balance, under a line: how much of the sum settled a debt' })}
    </>
  );
}
