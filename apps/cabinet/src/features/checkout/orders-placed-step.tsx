import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Inline, Stack } from '@muddat/ui/stack';
import { StatusBadge } from '@muddat/ui/status-badge';
import { SuccessMark } from '@muddat/ui/success-mark';
import { Text } from '@muddat/ui/text';
import { isOrderRequestStatus, useOrderTitle } from '../../domain/order/order-texts.ts';
import * as css from '../../domain/payment/payment.css.ts';
import { PaymentDeadline } from '../../domain/schedule/payment-deadline.tsx';
import type { Checkout, PlacedOrder } from './checkout.types.ts';

const initialFeeOf = ({ initial_fee: fee = 0 }: PlacedOrder): number => fee;

type Props = {
  checkout: Checkout;
  /** Whether another tab has placed the orders, so that this tab created none. */
  isEarlier: boolean;
  locale: Locale;
  /** How many goods stay in the basket. */
  goodsLeftInBasket: number;
};

/** The placed orders, and the initial fees that have to be paid now: one payment for all of them. */
export function OrdersPlacedStep({ checkout, isEarlier, locale, goodsLeftInBasket }: Props) {
  const { t } = useLingui();
  const due = checkout.orders.filter((order) => initialFeeOf(order) > 0);
  const sum = formatMoney(
    due.reduce((all, order) => all + initialFeeOf(order), 0),
    useLanguage(),
  );
  const [sole] = due;
  // Once the store has responded, the order's status says more than the mark and its banner.
  const isNew = checkout.orders.some(({ status }) => isOrderRequestStatus(status));
  const query = new URLSearchParams({ checkout: checkout.checkout_id, step: 'pay' });
  const payHref =
    due.length === 1 && sole ? hrefTo('order-pay', { id: sole.id }, locale) : `${hrefTo('checkout', {}, locale)}?${query.toString()}`;
  return (
    <Stack gap="m">
      {isEarlier && (
        <Banner tone="info" live="status">
          {t({
            message: 'Вы уже оформили этот заказ в другом окне. Второй раз мы его не создали.',
            comment: 'Checkout: the same basket was ordered in another tab, and nothing was ordered twice',
          })}
        </Banner>
      )}
      {isNew && !isEarlier && (
        <div className={css.centeredStep}>
          <SuccessMark />
        </div>
      )}
      {isNew && (
        <Banner tone="good" live="status">
          {due.length === 0
            ? t({
                message: 'Магазин подтвердит заказ, и мы пришлём сообщение.',
                comment: 'Checkout: the order is placed, nothing is to pay',
              })
            : t({
                message: 'Осталось заплатить сейчас, и магазин начнёт собирать заказ. На это есть 24 часа.',
                comment: 'Checkout: the order is placed, and its initial fee must be paid within 24 hours',
              })}
        </Banner>
      )}
      {due.length > 0 && (
        <LinkButton href={payHref} width="full">
          {t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
        </LinkButton>
      )}
      {checkout.orders.map((order) => (
        <PlacedCard key={order.id} order={order} showsFee={due.length > 1} locale={locale} />
      ))}
      {goodsLeftInBasket > 0 && (
        <Stack gap="xs" align="start">
          <Text>
            {t({
              message: plural(goodsLeftInBasket, {
                one: 'В корзине остался # товар.',
                few: 'В корзине осталось # товара.',
                many: 'В корзине осталось # товаров.',
                other: 'В корзине осталось # товара.',
              }),
              comment: 'Checkout: the order is placed, and goods of another store are still in the basket',
            })}
          </Text>
          <LinkButton href={hrefTo('basket', {}, locale)} variant="secondary">
            {t({ message: 'Открыть корзину', comment: 'Link: to the basket' })}
          </LinkButton>
        </Stack>
      )}
    </Stack>
  );
}

/** `showsFee`: whether the card shows the initial fee of its order, for a page on which one button pays the fees of several orders. */
function PlacedCard({ order, showsFee, locale }: { order: PlacedOrder; showsFee: boolean; locale: Locale }) {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const { id, number, status, pay_until: until } = order;
  return (
    <Card padding="l">
      <Stack gap="s">
        <Inline gap="xs">
          <Heading level={2} size="m">
            {orderTitle(number)}
          </Heading>
          <StatusBadge kind="order" status={status} />
        </Inline>
        {showsFee && initialFeeOf(order) > 0 && <Money amount={initialFeeOf(order)} />}
        {until !== undefined && <PaymentDeadline at={until} />}
        <LinkButton href={hrefTo('order', { id }, locale)} variant="secondary" width="full">
          {t({ message: 'Следить за заказом', comment: 'Checkout, link: to the page of the order that was placed' })}
        </LinkButton>
      </Stack>
    </Card>
  );
}
