import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { Gift } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import * as css from '../../domain/balance/money-rows.css.ts';
import type { Bonuses } from '../../domain/review/review-queries.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';
import { BonusHistory } from './bonus-history.tsx';

export type BonusesViewProps = {
  bonuses: QueryState<Bonuses>;
  /** The number of history entries to show. */
  visibleCount: number;
  hrefs: { orders: string; order: (id: string) => string };
  onMore: () => void;
};

/** The page of bonuses: the total, the expiry dates, the rules, and the history (S2-23). */
export function BonusesView({ bonuses, visibleCount, hrefs, onMore }: BonusesViewProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = bonuses;
  if (data) {
    return (
      <Stack gap="m">
        <Amount bonuses={data} />
        <Rules />
        {data.entries.length === 0 ? (
          <NoBonuses href={hrefs.orders} />
        ) : (
          <BonusHistory entries={data.entries} visibleCount={visibleCount} orderHref={hrefs.order} onMore={onMore} />
        )}
      </Stack>
    );
  }
  if (error) {
    const title = t({ message: 'Не удалось загрузить бонусы', comment: 'Page of bonuses: they could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card>
      <ListSkeleton rows={4} label={t({ message: 'Загружаем бонусы…', comment: 'Read by screen readers: the bonuses are loading' })} />
    </Card>
  );
}

function Amount({ bonuses: { balance, expiring } }: { bonuses: Bonuses }) {
  const { t } = useLingui();
  const title = t({ message: 'Когда сгорят', comment: 'Page of bonuses: heading of the list of expiry dates' });
  return (
    <Card padding="l" as="section">
      <Stack gap="m">
        <div>
          <Text tone="quiet">{t({ message: 'У вас бонусов на', comment: 'Page of bonuses: above their total' })}</Text>
          <Money amount={balance} size="xl" />
        </div>
        {expiring.length > 0 && (
          <div>
            <Heading level={2} size="s">
              {title}
            </Heading>
            <ul className={css.rows} aria-label={title}>
              {expiring.map(({ amount, expires_on: day }) => (
                <li key={day} className={css.row}>
                  <DateText value={day} style="long" />
                  <Money amount={amount} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Rules() {
  const { t } = useLingui();
  return (
    <Card as="section">
      <Stack gap="xs">
        <Heading level={2} size="s">
          {t({ message: 'Как это работает', comment: 'Page of bonuses: heading of the rules' })}
        </Heading>
        <Text>
          {t({
            message: 'За каждый платёж вовремя вы получаете 1\u00a0% его суммы бонусами.',
            comment: 'Page of bonuses: the first rule',
          })}{' '}
          {t({
            message: 'Один бонус — один сум: ими можно оплатить до 20\u00a0% стоимости товаров заказа.',
            comment: 'Page of bonuses: the second rule',
          })}{' '}
          {t({ message: 'Через 365 дней неистраченные бонусы сгорают.', comment: 'Page of bonuses: the third rule' })}
        </Text>
      </Stack>
    </Card>
  );
}

function NoBonuses({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <EmptyState
        icon={<Gift size={28} />}
        title={t({ message: 'Бонусов пока нет', comment: 'Page of bonuses: none were earned or spent yet' })}
        action={<LinkButton href={href}>{t({ message: 'К заказам', comment: 'Link: to the list of all orders' })}</LinkButton>}
      >
        {t({ message: 'Первые придут с ближайшим платежом, сделанным вовремя.', comment: 'Page of bonuses: when the first ones come' })}
      </EmptyState>
    </Card>
  );
}
