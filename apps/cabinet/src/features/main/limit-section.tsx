import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { LimitCard } from '@muddat/ui/limit-card';
import { LinkButton } from '@muddat/ui/link';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { type Limit, nextLimitStep } from '../../domain/limit/limit-step.ts';
import { useLimitStepLabels } from '../../domain/limit/use-limit-step-labels.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import { LimitSkeleton } from '../../shared/page/skeletons.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';

type Props = {
  limit: QueryState<{ data: Limit }>;
  locale: Locale;
  transliterate: (text: string) => string;
  /** Whether nothing is due. The button then says the next step; otherwise a debt has the only such button. */
  isPrimary?: boolean;
};

/** The limit, with a button to its page or, see `isPrimary`, to the goods. */
export function LimitSection({ limit: { data, error, isFetching, refetch }, locale, transliterate, isPrimary = false }: Props) {
  const { t } = useLingui();
  const labels = useLimitStepLabels();
  const toShop = t({ message: 'Перейти в каталог', comment: 'Button: to the categories of products' });
  const about = t({ message: 'Подробнее о лимите', comment: 'Button on the main page: to the page of the limit' });
  if (data) {
    const { status, available, used, amount, valid_until, reason } = data.data;
    const step = nextLimitStep(data.data);
    const shops = isPrimary && step === 'shop';
    // All other steps link to the limit page, which explains the step and has its button.
    const label = shops ? toShop : !isPrimary || step === null || step === 'shop' || step === 'wait' ? about : labels[step];
    return (
      <LimitCard
        status={status}
        available={available}
        used={used}
        amount={amount}
        validUntil={valid_until}
        {...(reason ? { reason: transliterate(reason.text) } : {})}
        action={
          <LinkButton href={hrefTo(shops ? 'catalogue' : 'limit', {}, locale)} variant={shops ? 'tile' : 'secondary'} width="full">
            {label}
          </LinkButton>
        }
      />
    );
  }
  if (error) {
    const title = t({ message: 'Не удалось загрузить лимит', comment: 'Main page: this section could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <SkeletonGroup label={t({ message: 'Загружаем лимит…', comment: 'Read by screen readers while this section loads' })}>
      <LimitSkeleton />
    </SkeletonGroup>
  );
}
