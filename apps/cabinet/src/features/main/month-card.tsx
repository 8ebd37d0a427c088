import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatDueDay, formatMoney, joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { CalendarDays, CircleAlert } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LinkList } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import type { MonthPayment, MonthSummary } from '../../domain/schedule/schedule-queries.ts';
import { formatDayAndTime } from '../../shared/time/time-text.ts';

/**
 * My month: the total, and the payments of all orders by date, overdue first. If the server lists only some of them, a line counts
 * the others.
 */
export function MonthCard({ month, today, locale }: { month: MonthSummary; today: CalendarDate; locale: Locale }) {
  const { t } = useLingui();
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const title = t({ message: 'Мой месяц', comment: 'Main page: heading of all payments of the coming month' });
  const until = formatDateShort(month.until, language);
  const overdue = formatMoney(month.overdue_total, language);
  const more = month.count - month.payments.length;
  const when = ({ due_date, pay_until }: MonthPayment) => {
    if (due_date !== null) return formatDateShort(due_date, language);
    if (pay_until === null) return t({ message: 'в любой день', comment: 'My month: a payment without a due date' });
    const moment = formatDayAndTime(pay_until, language);
    return t({ message: `до ${moment}`, comment: 'My month: the time by which a payment must be made, as “25 ноября, 13:02”' });
  };
  // Only instalments can be paid together. Initial fees and full prices have other purposes, and are paid on their own pages.
  const inInstalments = month.payments.filter(({ reason }) => reason === 'overdue' || reason === 'instalment');
  const canPaySeveral = new Set(inInstalments.map(({ order_id }) => order_id)).size > 1 && month.overdue_orders < 2;
  const links = month.payments.map((payment) => {
    const late = payment.overdue_days > 0;
    return {
      id: `${payment.order_id} ${payment.number ?? ''}`,
      href: hrefTo('order-pay', { id: payment.order_id }, locale),
      icon: late ? <CircleAlert size={20} /> : <CalendarDays size={20} />,
      title: formatMoney(payment.amount, language),
      ...(late && payment.due_date !== null ? { badge: <Badge tone="bad">{formatDueDay(payment.due_date, today, language)}</Badge> } : {}),
      // The date comes first: at the end of the line, an Uzbek date could break at its hyphen.
      line: joinFacts([when(payment), orderTitle(payment.order_number, payment.store.name)]),
    };
  });
  return (
    <Card as="section" aria-labelledby="month">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size="m" id="month">
            {title}
          </Heading>
          <Money amount={month.total} size="l" />
          <Text size="s" tone="quiet">
            {month.overdue_total > 0
              ? t({
                  message: `до ${until}, из них просрочено ${overdue}`,
                  comment: 'My month, under its total: the last day, and the overdue sum',
                })
              : t({ message: `всего до ${until}`, comment: 'My month, under its total: the last day' })}
          </Text>
        </Stack>
        <LinkList label={title} links={links} />
        {canPaySeveral && (
          <LinkButton href={hrefTo('pay-several', {}, locale)} variant="secondary" width="phone">
            {t({ message: 'Оплатить несколько сразу', comment: 'My month: to one payment for instalments of several orders' })}
          </LinkButton>
        )}
        {more > 0 && (
          <Text size="s" tone="quiet">
            {t({
              message: plural(more, { one: 'и ещё # платёж', few: 'и ещё # платежа', many: 'и ещё # платежей', other: 'и ещё # платежа' }),
              comment: 'My month: payments that are in the total and not in the list',
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
