import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import type { Order } from '../../domain/order/order-queries.ts';

/** The sums of an order (spec 3, Order). */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { month, offer } = order;
  const less = offer ? offer.total - order.total_amount : 0;
  const term = t({
    message: plural(month, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
    comment: 'Term of an installment in months',
  });
  const money = (amount: number) => <Money amount={amount} tabular />;
  // The sum of the instalments excludes the initial fee, so it is not labelled as the total. `OrderPrice` shows the total.
  const whole =
    month > 0
      ? t({ message: 'Сумма платежей', comment: 'Page of one order: all instalments together, without the initial fee' })
      : t({ message: 'Всего к оплате', comment: 'Page of one order: the whole sum' });
  const rows = [
    {
      // The order's price includes the delivery, so this row says how much of it the delivery costs.
      label: t({ message: 'Доставка', comment: 'Page of one order: what its delivery costs' }),
      value: money(order.delivery.price),
      when: order.delivery.price > 0,
    },
    { label: whole, value: money(order.total_amount), when: true },
    { label: t({ message: 'Срок', comment: 'Page of one order: the term of the installment' }), value: term, when: month > 0 },
    {
      label: t({ message: 'Платёж в месяц', comment: 'Page of one order: the monthly payment' }),
      value: money(order.monthly_payment),
      when: month > 0,
    },
    {
      label: t({ message: 'Первый взнос', comment: 'Card of what is to pay: the initial fee of an order' }),
      value: money(order.initial_fee),
      // If the order has an offer, `OrderPrice` shows the initial fee.
      when: order.initial_fee > 0 && !offer,
    },
    {
      label: t({
        message: 'Уменьшено после оформления',
        comment: 'Page of one order: how much less is to pay than was agreed, by an early payoff or a return',
      }),
      value: money(less),
      when: less > 0,
    },
    {
      label: t({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }),
      value: money(order.paid_amount),
      when: true,
    },
    {
      label: t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }),
      value: money(order.past_due_debt),
      when: order.past_due_debt > 0,
    },
    {
      label: t({ message: 'Осталось заплатить', comment: 'Page of one order: what is still to pay' }),
      value: money(order.remainder),
      strong: true,
      when: true,
    },
  ];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Суммы', comment: 'Page of one order: heading of its sums' })}
        </Heading>
        <PriceBreakdown
          rows={rows.filter(({ when }) => when).map(({ label, value, strong }) => ({ label, value, ...(strong ? { strong } : {}) }))}
        />
      </Stack>
    </Card>
  );
}
