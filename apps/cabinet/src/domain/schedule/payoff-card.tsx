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
import type { PayoffDayProps, PayoffState } from './payoff.types.ts';
import { PayoffFigures } from './payoff-figures.tsx';

/**
 * The date field needs the form code, so it has its own file, which the order page's first load does without. If that file fails to load,
 * only the date field is missing.
 */
const PayoffDay = lazy(
  (): Promise<{ default: ComponentType<PayoffDayProps> }> =>
    import('./payoff-day.tsx').then(
      (file) => ({ default: file.OtherDayPayoff }),
      () => ({ default: () => null }),
    ),
);

type Props = {
  payoff: PayoffState;
  /** The address of the page that pays off the order. */
  payHref: string;
};

/** The early payoff on an order's page: the sum for today, the saving, the sum on another day, and the payment link. */
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
                comment: 'Early payoff: how it is counted, and the day until whose end the sum is valid',
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
          <SkeletonGroup label={t({ message: 'Считаем…', comment: 'Read by screen readers: the sum of an early payoff is loading' })}>
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
