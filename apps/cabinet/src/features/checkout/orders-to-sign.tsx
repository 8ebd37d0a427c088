import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { TruePrice } from '@muddat/ui/true-price';
import type { SignedOrder } from './checkout.types.ts';

/** The total for an order, including its initial fee and mark-up. */
const orderTotalOf = ({ price, offer }: SignedOrder): number => offer?.to_pay ?? price;

export const totalToSign = (orders: readonly SignedOrder[]): number => orders.reduce((sum, order) => sum + orderTotalOf(order), 0);

/** The orders that the code signs: for each store the total, the number of payments and the date of the first one. */
export const OrdersToSign = ({ orders }: { orders: readonly SignedOrder[] }) => (
  <Stack gap="m">
    {orders.map((order) => (
      <Stack key={order.store} gap="xxs">
        <Text weight="medium">{order.store}</Text>
        <Money amount={orderTotalOf(order)} size="l" />
        <Terms offer={order.offer} />
      </Stack>
    ))}
  </Stack>
);

/** The full terms of each instalment order to sign: its true price and all payment dates. */
export const TermsToSign = ({ orders }: { orders: readonly SignedOrder[] }) =>
  orders.map(
    ({ store, offer }) =>
      offer !== null && (
        <Card key={store}>
          <Stack gap="s">
            <Heading level={2} size="s">
              {store}
            </Heading>
            <TruePrice offer={offer} withoutHero />
          </Stack>
        </Card>
      ),
  );

function Terms({ offer }: Pick<SignedOrder, 'offer'>) {
  const { t } = useLingui();
  const language = useLanguage();
  if (offer === null)
    return (
      <Text tone="quiet">{t({ message: 'Вся сумма сразу, без рассрочки', comment: 'Checkout, next to the code: under the price' })}</Text>
    );
  const { payments, schedule, initial_fee: fee } = offer;
  const [first] = schedule;
  if (first === undefined) return null;
  const day = formatDateShort(first.due_date, language);
  const initialFee = formatMoney(fee, language);
  return (
    <>
      <Text tone="quiet">
        {t({
          message: plural(payments, {
            one: `# платёж, первый ${day}`,
            few: `# платежа, первый ${day}`,
            many: `# платежей, первый ${day}`,
            other: `# платежа, первый ${day}`,
          }),
          comment: 'Checkout, next to the code: under the sum of an instalment; the day of its first payment',
        })}
      </Text>
      {fee > 0 && (
        <Text tone="quiet">
          {t({
            message: `Первый взнос ${initialFee} входит в сумму`,
            comment: 'Checkout, next to the code: under the sum of an instalment',
          })}
        </Text>
      )}
    </>
  );
}
