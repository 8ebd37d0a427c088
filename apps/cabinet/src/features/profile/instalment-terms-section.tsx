import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import { Text } from '@muddat/ui/text';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { LimitState } from './profile.types.ts';
import { useLimitRows } from './use-limit-rows.tsx';

type Props = {
  limit: LimitState;
  locale: Locale;
  /** Transliterates a text of the server to the reader's alphabet. */
  transliterate: (text: string) => string;
};

/**
 * The customer's own terms of instalments: status of the limit, what is left of it, and until when it is valid (spec 2,
 * PersonalInstallment).
 */
export function InstalmentTermsSection({ limit, locale, transliterate }: Props) {
  const { t } = useLingui();
  const rowsOf = useLimitRows();
  if (limit.kind === 'failed') {
    const failed = t({
      message: 'Не удалось загрузить условия рассрочки',
      comment: 'Profile: the limit of the customer could not be loaded',
    });
    return <SectionError title={failed} error={limit.error} onRetry={limit.retry} retrying={limit.retrying} />;
  }
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Inline justify="between">
          <Heading level={2} size="m">
            {t({ message: 'Ваша рассрочка', comment: 'Profile: heading of the personal conditions of instalments' })}
          </Heading>
          {limit.kind === 'ready' && <StatusBadge kind="limit" status={limit.limit.status} />}
        </Inline>
        {limit.kind === 'loading' ? (
          <SkeletonGroup
            label={t({ message: 'Загружаем условия рассрочки…', comment: 'Read by screen readers while the limit loads on the profile' })}
          >
            <Stack gap="s">
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
          </SkeletonGroup>
        ) : (
          <>
            {limit.limit.reason && <Text>{transliterate(limit.limit.reason.text)}</Text>}
            <PriceBreakdown rows={rowsOf(limit.limit)} />
          </>
        )}
        <LinkButton href={hrefTo('limit', {}, locale)} variant="secondary" width="full">
          {t({ message: 'О лимите и следующем шаге', comment: 'Profile: button to the page of the limit' })}
        </LinkButton>
        <LinkButton href={hrefTo('installment-terms', {}, locale)} variant="ghost" width="full">
          {t({ message: 'Условия рассрочки', comment: 'Profile: button to the public page of the terms of instalments' })}
        </LinkButton>
      </Stack>
    </Card>
  );
}
