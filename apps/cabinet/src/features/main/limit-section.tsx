import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { LimitCard } from '@muddat/ui/limit-card';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { limitQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import { limitStep } from '../../limit-parts/limit-step.ts';
import { useStepLabels } from '../../limit-parts/use-step-labels.ts';
import { useStarting } from './starting.ts';

/** The limit, and the way to its next step. */
export function LimitSection() {
  const { t } = useLingui();
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const labels = useStepLabels();
  const about = t({ message: 'Подробнее о лимите', comment: 'Button on the main page: to the page of the limit' });
  const { data, error, refetch, isFetching } = useQuery(limitQuery(api));
  const starting = useStarting(api);
  // The first thing on the page says it all.
  if (starting !== null && starting !== 'unknown') return null;
  if (data) {
    const { status, available, used, amount, valid_until, reason } = data.data;
    const step = limitStep(data.data);
    // The page of the limit says what the step is for, and does it.
    const label = step === null || step === 'shop' || step === 'wait' ? about : labels[step];
    return (
      <LimitCard
        status={status}
        available={available}
        used={used}
        amount={amount}
        validUntil={valid_until}
        {...(reason ? { reason: readable(reason.text) } : {})}
        action={
          <LinkButton href={hrefTo('limit', {}, locale)} variant="secondary" width="full">
            {label}
          </LinkButton>
        }
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
