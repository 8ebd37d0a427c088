import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AccordionItem } from '@muddat/ui/accordion';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { TruePrice } from '@muddat/ui/true-price';
import * as css from '../../domain/order/order.css.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { isEndedOrderStatus } from '../../domain/order/order-texts.ts';
import { useOfferMismatch } from './use-offer-mismatch.ts';

/**
 * The money of an order (spec 3, Order): in all, paid, left. Below, folded, the agreed price.
 * An order that ended unpaid has no sums to pay; what was paid for it is left.
 */
export function OrderMoney({ order }: { order: Order }) {
  const { t } = useLingui();
  const differs = useOfferMismatch(order);
  const { month, offer, status, paid_amount: paid } = order;
  const isOver = isEndedOrderStatus(status) && status !== 'finished';
  if (isOver && paid === 0) return null;
  const less = offer ? offer.total - order.total_amount : 0;
  const row = (label: string, amount: number, when = amount > 0) => (when ? [{ label, value: <Money amount={amount} /> }] : []);
  const term = t({
    message: plural(month, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
    comment: 'Term of an installment in months',
  });
  const terms = [
    // The order's price includes the delivery, so this row says how much of it the delivery costs.
    ...row(t({ message: 'Доставка', comment: 'Page of one order: what its delivery costs' }), order.delivery.price),
    ...(month > 0 ? [{ label: t({ message: 'Срок', comment: 'Page of one order: the term of the installment' }), value: term }] : []),
    ...row(t({ message: 'Платёж в месяц', comment: 'Page of one order: the monthly payment' }), month > 0 ? order.monthly_payment : 0),
    ...row(
      t({
        message: 'Снижено после возврата или досрочного погашения',
        comment: 'Page of one order: how much less is to pay than was agreed, by an early payoff or a return',
      }),
      less,
    ),
  ];
  const hasFee = order.initial_fee > 0;
  // `total_amount` and `paid_amount` exclude the initial fee. The folded price has it, and the total with it.
  const whole = hasFee
    ? t({ message: 'Сумма платежей без взноса', comment: 'Page of one order: all instalments together, without the initial fee' })
    : t({ message: 'Сумма платежей', comment: 'Page of one order: the sum of all payments' });
  const sums = [
    ...(offer || isOver ? [] : terms),
    ...row(
      t({ message: 'Первый взнос', comment: 'Card of what is to pay: the initial fee of an order' }),
      offer || isOver ? 0 : order.initial_fee,
    ),
    ...row(whole, order.total_amount, !isOver),
    ...row(t({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }), paid, true),
    ...row(t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }), order.past_due_debt),
  ];
  const left = {
    label: t({ message: 'Осталось заплатить', comment: 'Page of one order: what is still to pay' }),
    value: <Money amount={order.remainder} size="l" />,
    strong: true,
  };
  return (
    <Card as="section" aria-labelledby="money">
      <Stack gap="m">
        <Heading level={2} size="m" id="money">
          {t({ message: 'Суммы', comment: 'Page of one order: heading of its sums' })}
        </Heading>
        <PriceBreakdown rows={isEndedOrderStatus(status) ? sums : [...sums, left]} />
        {differs && (
          <Banner tone="bad">
            {t({
              message: 'Эти суммы не сошлись с нашим расчётом. Ничего доплачивать не нужно: напишите или позвоните нам, мы проверим.',
              comment: 'Page of one order: the figures of its price from the backend are not what the arithmetic gives',
            })}
          </Banner>
        )}
        {offer && !isOver && (
          <div className={css.folded}>
            <AccordionItem
              title={t({ message: 'Цена рассрочки', comment: 'Page of one order: heading of what buying in parts costs' })}
              key={String(differs)}
              defaultOpen={differs}
            >
              <Stack gap="xs">
                <PriceBreakdown rows={terms} />
                <TruePrice offer={offer} withoutHero />
              </Stack>
            </AccordionItem>
          </div>
        )}
      </Stack>
    </Card>
  );
}
