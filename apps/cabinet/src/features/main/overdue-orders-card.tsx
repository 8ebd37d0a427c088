import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDueDay, formatMoney, joinFacts, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { CircleAlert } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LinkList } from '@muddat/ui/link-row';
import { Money } from '@muddat/ui/money';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import type { MonthPayment, MonthSummary } from '../../domain/schedule/schedule-queries.ts';

type Props = { month: MonthSummary; today: CalendarDate; note: string; locale: Locale };

/** Several orders are overdue: their sum, one button for all of them, and a row that leads to the payment of each. */
export function OverdueOrdersCard({ month, today, note, locale }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const orderTitle = useOrderTitle();
  const total = month.overdue_orders;
  const title = t({ message: 'Просрочено', comment: 'Main page: heading of the overdue orders' });
  const links = overdueOrders(month.payments).map(({ first, amount }) => ({
    id: first.order_id,
    href: hrefTo('order-pay', { id: first.order_id }, locale),
    icon: <CircleAlert size={20} />,
    title: orderTitle(first.order_number, first.store.name),
    line: joinFacts([formatMoney(amount, language), first.due_date && formatDueDay(first.due_date, today, language)]),
  }));
  return (
    <Card as="section" padding="l" aria-labelledby="late">
      <Stack gap="m">
        <Stack gap="s">
          <Inline gap="xs">
            <Heading level={2} size="m" id="late">
              {title}
            </Heading>
            <Badge tone="bad" icon={<CircleAlert size={14} />}>
              {t({
                message: plural(total, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' }),
                comment: 'Above the list of orders: how many there are',
              })}
            </Badge>
          </Inline>
          <Money amount={month.overdue_total} size="xl" />
          <Text size="s" tone="bad">
            {note}
          </Text>
        </Stack>
        <LinkButton href={hrefTo('pay-several', {}, locale)} width="phone">
          {t({ message: 'Оплатить всё сразу', comment: 'Main page, several orders are overdue: to one payment for all of them' })}
        </LinkButton>
        <LinkList label={title} links={links} />
      </Stack>
    </Card>
  );
}

/** The overdue sum of each order, the order with the oldest payment first. */
function overdueOrders(payments: readonly MonthPayment[]): { first: MonthPayment; amount: number }[] {
  const late = payments.filter(({ overdue_days }) => overdue_days > 0);
  return [...new Set(late.map(({ order_id }) => order_id))].flatMap((id) => {
    const own = late.filter(({ order_id }) => order_id === id);
    return own[0] ? [{ first: own[0], amount: own.reduce((sum, { amount }) => sum + amount, 0) }] : [];
  });
}
