import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AccordionItem } from '@muddat/ui/accordion';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown, type PriceRow } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { TruePrice } from '@muddat/ui/true-price';
import * as css from '../../domain/order/order.css.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { isCalledOff, type OrderSum, orderSums, reducedBy } from './order-sums.ts';
import { useOfferMismatch } from './use-offer-mismatch.ts';

/**
 * The money of an order (spec 3, Order): in all, paid, left. Below, folded, the other sums and the agreed price.
 * An order that ended unpaid has no sums to pay; what was paid for it is left.
 */
export function OrderMoney({ order }: { order: Order }) {
  const { t } = useLingui();
  const differs = useOfferMismatch(order);
  const sumRow = useSumRow(order);
  const { shown, folded } = orderSums(order);
  if (shown.length === 0) return null;
  const offer = isCalledOff(order) ? null : order.offer;
  return (
    <Card as="section" aria-labelledby="money">
      <Stack gap="m">
        <Heading level={2} size="m" id="money">
          {t({ message: 'Суммы', comment: 'Page of one order: heading of its sums' })}
        </Heading>
        <PriceBreakdown rows={shown.map(sumRow)} />
        {differs && (
          <Banner tone="bad">
            {t({
              message: 'Эти суммы не сошлись с нашим расчётом. Ничего доплачивать не нужно: напишите или позвоните нам, мы проверим.',
              comment: 'Page of one order: the figures of its price from the backend are not what the arithmetic gives',
            })}
          </Banner>
        )}
        {(offer || folded.length > 0) && (
          <div className={css.folded}>
            <AccordionItem
              title={
                offer
                  ? t({ message: 'Цена рассрочки', comment: 'Page of one order: heading of what buying in parts costs' })
                  : t({ message: 'Подробнее о суммах', comment: 'Page of one order: opens the sums that the card does not show at once' })
              }
              key={String(differs)}
              defaultOpen={differs}
            >
              <Stack gap="xs">
                <PriceBreakdown rows={folded.map(sumRow)} />
                {offer && <TruePrice offer={offer} withoutHero />}
              </Stack>
            </AccordionItem>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** The row of a sum: its label and its value. */
function useSumRow(order: Order): (sum: OrderSum) => PriceRow {
  const { t } = useLingui();
  const { month } = order;
  const row = (label: string, amount: number): PriceRow => ({ label, value: <Money amount={amount} /> });
  return (sum) => {
    switch (sum) {
      case 'delivery':
        // The order's price includes the delivery, so this row says how much of it the delivery costs.
        return row(t({ message: 'Доставка', comment: 'Page of one order: what its delivery costs' }), order.delivery.price);
      case 'term':
        return {
          label: t({ message: 'Срок', comment: 'Page of one order: the term of the installment' }),
          value: t({
            message: plural(month, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
            comment: 'Term of an installment in months',
          }),
        };
      case 'monthly':
        return row(t({ message: 'Платёж в месяц', comment: 'Page of one order: the monthly payment' }), order.monthly_payment);
      case 'reduced':
        return row(
          t({
            message: 'Снижено после возврата или досрочного погашения',
            comment: 'Page of one order: how much less is to pay than was agreed, by an early payoff or a return',
          }),
          reducedBy(order),
        );
      case 'fee':
        return row(t({ message: 'Первый взнос', comment: 'Card of what is to pay: the initial fee of an order' }), order.initial_fee);
      case 'total':
        // `total_amount` and `paid_amount` exclude the initial fee. The folded price has it, and the total with it.
        return row(
          order.initial_fee > 0
            ? t({ message: 'Сумма платежей без взноса', comment: 'Page of one order: all instalments together, without the initial fee' })
            : t({ message: 'Сумма платежей', comment: 'Page of one order: the sum of all payments' }),
          order.total_amount,
        );
      case 'paid':
        return row(t({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }), order.paid_amount);
      case 'overdue':
        return row(t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }), order.past_due_debt);
      case 'left':
        return {
          ...row(t({ message: 'Осталось заплатить', comment: 'Page of one order: what is still to pay' }), order.remainder),
          strong: true,
        };
    }
  };
}
