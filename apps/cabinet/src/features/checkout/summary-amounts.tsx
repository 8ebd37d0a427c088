import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './checkout.css.ts';
import type { CheckoutSummary } from './checkout-summary.ts';

/** The sums of all orders together: the payment a month first, then what the total consists of. */
export function SummaryAmounts({ summary, isCounting }: { summary: CheckoutSummary; isCounting: boolean }) {
  const { monthly, toPay, delivery, discount, bonus, commission } = summary;
  const isOneSum = monthly === null && delivery === 0 && discount === 0 && bonus === 0 && commission === 0;
  return (
    <Stack gap="s">
      <Stack gap="xxs">
        <div className={css.hero}>
          {monthly === null ? (
            <Money amount={toPay} size="xl" />
          ) : (
            <>
              <Money amount={monthly.amount} size="xl" /> <PaymentCount payments={monthly.payments} />
            </>
          )}
        </div>
        <Text size="s" tone="quiet">
          <FirstPayment summary={summary} isCounting={isCounting} />
        </Text>
      </Stack>
      {/* A full purchase of goods alone has one sum, which is above. */}
      {!isOneSum && <SummaryRows summary={summary} />}
    </Stack>
  );
}

/** "× 12 мес.", after a monthly payment. */
export function PaymentCount({ payments: months }: { payments: number }) {
  const { t } = useLingui();
  return t({
    message: `×\u00a0${months}\u00a0мес.`,
    comment: 'After a monthly payment: the number of payments, one a month, shortened: "317 000 сум × 24 мес."',
  });
}

function FirstPayment({ summary: { monthly, isFull, isExample }, isCounting }: { summary: CheckoutSummary; isCounting: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (isCounting) return t({ message: 'Считаем…', comment: 'Product page: the terms with the typed fee are loading' });
  if (monthly === null)
    return isFull ? t({ message: 'Вся сумма сразу, без рассрочки', comment: 'Checkout, next to the code: under the price' }) : null;
  if (isExample)
    return t({
      message: 'Это пример: срок выбираете вы',
      comment: 'Checkout, under a monthly payment: the customer has not chosen a term yet',
    });
  if (monthly.firstDate === null) return null;
  const day = formatDateShort(monthly.firstDate, language);
  return t({ message: `первый платёж ${day}`, comment: 'Checkout, under the monthly payment: the day of the first payment' });
}

function SummaryRows({ summary }: { summary: CheckoutSummary }) {
  const { t } = useLingui();
  const { goods, discount, bonus, delivery, commission, markup, toPay, toPayNow, monthly } = summary;
  const lines = [
    [t({ message: 'Товары', comment: 'Checkout: price of the goods' }), goods],
    [t({ message: 'Скидка', comment: 'Checkout: the discount of the promo code' }), -discount],
    [t({ message: 'Бонусы', comment: 'Checkout: bonuses that are spent' }), -bonus],
    [t({ message: 'Доставка', comment: 'Checkout: the store delivers the goods' }), delivery ?? 0],
    [t({ message: 'Комиссия за наличные', comment: 'Checkout: commission of a purchase paid in cash' }), commission],
    [t({ message: 'Наценка', comment: 'Basket: how much more than the price paid at once' }), markup],
  ] as const;
  const now = toPayNow ?? 0;
  return (
    <PriceBreakdown
      rows={[
        ...lines.flatMap(([label, amount]) => (amount === 0 ? [] : [{ label, value: <Money amount={amount} /> }])),
        {
          label:
            delivery === null
              ? t({ message: 'Всего без доставки', comment: 'Checkout: the total while the price of the delivery is not known' })
              : t({ message: 'Всего к оплате', comment: 'Basket: the sum of all payments for all goods' }),
          value: <Money amount={toPay} />,
          strong: true,
        },
        ...(delivery === null
          ? [
              {
                label: t({ message: 'Доставка', comment: 'Checkout: the store delivers the goods' }),
                value: t({ message: 'добавится', comment: 'Checkout, next to "Доставка": its price is added once the address is known' }),
              },
            ]
          : []),
        ...(now > 0 && (monthly !== null || now !== toPay)
          ? [
              {
                label: t({ message: 'Заплатить сейчас', comment: 'Checkout: initial fees, or the whole price by card' }),
                value: <Money amount={now} />,
              },
            ]
          : []),
      ]}
    />
  );
}
