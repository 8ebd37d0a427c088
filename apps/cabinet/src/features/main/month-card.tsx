import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { DueList } from '../../domain/schedule/due-list.tsx';
import type { MonthSummary } from '../../domain/schedule/schedule-queries.ts';

/** How many payments are shown before the others are folded. */
const VISIBLE = 5;

/**
 * My month: the total, and the payments of all orders by date, overdue first. If several orders are overdue, the card above has
 * their sum and the button, so this one is folded and has the other payments only. If the server lists only some payments, a line counts
 * the others.
 */
export function MonthCard({ month, today, locale }: { month: MonthSummary; today: CalendarDate; locale: Locale }) {
  const { t } = useLingui();
  const isRest = month.overdue_orders > 1;
  const until = formatDateShort(month.until, useLanguage());
  const title = isRest
    ? t({
        message: `Остальные платежи до ${until}`,
        comment: 'Main page: heading of the payments of the month that are not overdue; the last day',
      })
    : t({ message: `Платежи до ${until}`, comment: 'Main page: heading of all payments of the coming month; its last day' });
  const payments = isRest ? month.payments.filter(({ overdue_days }) => overdue_days === 0) : month.payments;
  const total = isRest ? month.total - month.overdue_total : month.total;
  if (total === 0) return null;
  const more = month.count - month.payments.length;
  // Only instalments can be paid together. Initial fees and full prices have other purposes, and are paid on their own pages.
  const inInstalments = payments.filter(({ reason }) => reason === 'overdue' || reason === 'instalment');
  const canPaySeveral = !isRest && new Set(inInstalments.map(({ order_id }) => order_id)).size > 1;
  return (
    <Card as="section" aria-labelledby="month">
      <Stack gap="xs">
        <Inline gap="xs" justify="between" align="baseline">
          <Heading level={2} size="m" id="month">
            {title}
          </Heading>
          <Text as="strong" weight="strong" nowrap>
            <Money amount={total} />
          </Text>
        </Inline>
        <DueList label={title} payments={payments} today={today} locale={locale} visible={isRest ? 0 : VISIBLE} />
        {canPaySeveral && (
          <Link href={hrefTo('pay-several', {}, locale)} tone="strong">
            {t({ message: 'Оплатить несколько сразу', comment: 'My month: to one payment for instalments of several orders' })}
          </Link>
        )}
        {more > 0 && (
          <Text size="s" tone="quiet">
            {t({
              message: plural(more, {
                one: 'и ещё # платёж',
                few: 'и ещё # платежа',
                many: 'и ещё # платежей',
                other: 'и ещё # платежа',
              }),
              comment: 'My month: payments that are in the total and not in the list',
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
