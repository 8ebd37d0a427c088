import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type ComponentType, lazy, Suspense } from 'react';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { DayProps, PayoffState } from './payoff.types.ts';
import { PayoffFigures } from './payoff-figures.tsx';

/**
 * The field for a day comes with the forms, which the page of an order does without until its sum is there. Where its file did not come
 * there is none: the sum of today stands without it.
 */
const PayoffDay = lazy(
  (): Promise<{ default: ComponentType<DayProps> }> =>
    import('./payoff-day.tsx').then(
      (file) => ({ default: file.PayoffDay }),
      () => ({ default: () => null }),
    ),
);

type Props = {
  payoff: PayoffState;
  /** The address of the page that pays off the order. */
  payHref: string;
};

/** On the page of an order: what closes it today, what that saves, the same for any other day, and the way to pay it. */
export function PayoffCard({ payoff, payHref }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { quote, lastDay, ...days } = payoff;
  const title = t({ message: 'Досрочное погашение', comment: 'Heading of what it costs to pay an order early' });
  if (!quote.data && quote.error) {
    return (
      <SectionError
        title={t({ message: 'Не удалось посчитать досрочное погашение', comment: 'Early payoff: its sum could not be loaded' })}
        error={quote.error}
        onRetry={() => void quote.refetch()}
        retrying={quote.isFetching}
      />
    );
  }
  const sum = formatMoney(quote.data?.amount ?? 0, language);
  const day = quote.data ? formatDateShort(quote.data.date, language) : '';
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {title}
        </Heading>
        {quote.data ? (
          <>
            <PayoffFigures quote={quote.data} />
            <Text size="s" tone="quiet">
              {t({
                message: `Комиссии нет. Наценка — только за начавшиеся месяцы. Сумма верна до конца ${day}.`,
                comment: 'Early payoff: how it is counted, and the day till whose end the sum is good',
              })}
            </Text>
            <LinkButton href={payHref} variant="secondary" width="phone">
              {t({ message: `Закрыть рассрочку за ${sum}`, comment: 'Button: to the early payoff of an order, which costs this sum' })}
            </LinkButton>
            {lastDay !== null && (
              <Suspense>
                <PayoffDay {...days} lastDay={lastDay} />
              </Suspense>
            )}
          </>
        ) : (
          <SkeletonGroup label={t({ message: 'Считаем…', comment: 'For ears: the sum of an early payoff is being asked for' })}>
            <Stack gap="s">
              <Skeleton width="most" />
              <Skeleton width="most" />
              <Skeleton shape="button" />
            </Stack>
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
}
