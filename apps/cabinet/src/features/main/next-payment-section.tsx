import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { CircleCheck } from '@muddat/ui/icons';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { nextPaymentQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import { DueCard } from '../../order-parts/due-card.tsx';
import { dueOfNext } from '../../order-parts/due-of.ts';
import { StartSection } from './start-section.tsx';
import { useStarting } from './starting.ts';

/** How much, when and to whom: the first thing on the main page; of a new customer, how far they are. */
export function NextPaymentSection() {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data, error, refetch, isFetching } = useQuery(nextPaymentQuery(api));
  const starting = useStarting(api);
  if (data?.data) return <DueCard due={dueOfNext(data.data)} today={data.as_of} locale={locale} />;
  if (data && starting !== null && starting !== 'unknown') return <StartSection status={starting} />;
  if (data && starting === null) {
    return (
      <Card as="section">
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={t({ message: 'Платить сейчас нечего', comment: 'Main page: no payment is due or coming' })}
        >
          {t({
            message: 'Когда подойдёт срок платежа, он появится здесь, а мы напомним по СМС.',
            comment: 'Main page: no payment is due or coming',
          })}
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    const title = t({ message: 'Не удалось узнать ближайший платёж', comment: 'Main page: this part could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card padding="l">
      <SkeletonGroup label={t({ message: 'Загружаем ближайший платёж…', comment: 'For ears, while this part of the main page loads' })}>
        <Stack gap="s">
          <Skeleton shape="pill" width="word" />
          <Skeleton shape="hero" width="amount" />
          <Skeleton width="most" />
          <Skeleton shape="button" />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}
