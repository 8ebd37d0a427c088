import { useLingui } from '@lingui/react/macro';
import { LimitCard } from '@muddat/ui/limit-card';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { limitQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';

export function LimitSection() {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error, refetch, isFetching } = useQuery(limitQuery(api));
  if (data) {
    const { status, available, used, amount, valid_until, reason } = data.data;
    return (
      <LimitCard
        status={status}
        available={available}
        used={used}
        amount={amount}
        validUntil={valid_until}
        {...(reason ? { reason: reason.text } : {})}
      />
    );
  }
  if (error) {
    const title = t({ message: 'Не удалось узнать лимит', comment: 'Main page: this part could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <SkeletonGroup label={t({ message: 'Загружаем лимит…', comment: 'For ears, while this part of the main page loads' })}>
      <Skeleton shape="tile" />
    </SkeletonGroup>
  );
}
