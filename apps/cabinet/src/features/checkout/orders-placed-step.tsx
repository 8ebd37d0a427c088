import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { LinkButton } from '@muddat/ui/link';
import { MainAside } from '@muddat/ui/page-layout';
import { Inline, Stack } from '@muddat/ui/stack';
import { SuccessMark } from '@muddat/ui/success-mark';
import { Text } from '@muddat/ui/text';
import { isOrderRequestStatus } from '../../domain/order/order-texts.ts';
import type { Checkout, PlacedOrder } from './checkout.types.ts';
import { PlacedAside } from './placed-aside.tsx';
import { PlacedOrderCard } from './placed-order-card.tsx';
import type { PlacedDetails } from './use-placed-details.ts';

const initialFeeOf = ({ initial_fee: fee = 0 }: PlacedOrder): number => fee;

type Props = {
  checkout: Checkout;
  details: PlacedDetails;
  /** Whether another tab has placed the orders, so that this tab created none. */
  isEarlier: boolean;
  locale: Locale;
  /** How many goods stay in the basket. */
  goodsLeftInBasket: number;
};

/** The placed orders with their goods, what happens next, and the initial fees that have to be paid now: one payment for all of them. */
export function OrdersPlacedStep({ checkout, details, isEarlier, locale, goodsLeftInBasket }: Props) {
  const { t } = useLingui();
  const { orders } = checkout;
  const due = orders.filter((order) => initialFeeOf(order) > 0);
  const sum = formatMoney(
    due.reduce((all, order) => all + initialFeeOf(order), 0),
    useLanguage(),
  );
  const [sole] = due;
  // Once the store has responded, the order's status says more than the mark and its text.
  const isNew = orders.some(({ status }) => isOrderRequestStatus(status));
  const query = new URLSearchParams({ checkout: checkout.checkout_id, step: 'pay' });
  const payHref =
    due.length === 1 && sole ? hrefTo('order-pay', { id: sole.id }, locale) : `${hrefTo('checkout', {}, locale)}?${query.toString()}`;
  const main = (
    <>
      {isEarlier && (
        <Banner tone="info" live="status">
          {t({
            message: 'Вы уже оформили этот заказ в другом окне. Второй раз мы его не создали.',
            comment: 'Checkout: the same basket was ordered in another tab, and nothing was ordered twice',
          })}
        </Banner>
      )}
      {isNew && (
        <Inline gap="m" nowrap>
          {!isEarlier && <SuccessMark />}
          <div role="status">
            <Text size="l" weight="medium">
              {due.length === 0
                ? t({
                    message: plural(orders.length, {
                      one: 'Ждём ответа магазина. Подтвердит — пришлём СМС.',
                      other: 'Ждём ответа магазинов. Подтвердят — пришлём СМС.',
                    }),
                    comment: 'Checkout: the order is placed, nothing is to pay',
                  })
                : t({
                    message: plural(orders.length, {
                      one: `Оплатите ${sum} в\u00a0течение 24\u00a0часов, и магазин начнёт собирать заказ.`,
                      other: `Оплатите ${sum} в\u00a0течение 24\u00a0часов, и магазины начнут собирать заказы.`,
                    }),
                    comment: 'Checkout: the order is placed, and its initial fee, or its whole price by card, must be paid within 24 hours',
                  })}
            </Text>
          </div>
        </Inline>
      )}
      {due.length > 0 && (
        <LinkButton href={payHref} width="full">
          {t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
        </LinkButton>
      )}
      {orders.map((order) => (
        <PlacedOrderCard
          key={order.id}
          order={order}
          details={details.orders.find(({ id }) => id === order.id) ?? null}
          fee={due.length > 1 ? initialFeeOf(order) : 0}
          href={hrefTo('order', { id: order.id }, locale)}
          isMain={due.length === 0 && orders.length === 1}
        />
      ))}
      {goodsLeftInBasket > 0 && <BasketRest count={goodsLeftInBasket} locale={locale} />}
      <Inline>
        {due.length === 0 && orders.length > 1 && (
          <LinkButton href={hrefTo('orders', {}, locale)}>
            {t({ message: 'К заказам', comment: 'Link: to the list of all orders' })}
          </LinkButton>
        )}
        <LinkButton href={hrefTo('catalogue', {}, locale)} variant="secondary">
          {t({ message: 'Продолжить покупки', comment: 'Checkout, link after the order is placed: to the catalogue' })}
        </LinkButton>
      </Inline>
    </>
  );
  return <MainAside main={main} aside={<PlacedAside details={details} isNew={isNew} fee={due.length > 0 ? sum : null} />} />;
}

/** The goods that were not ordered, and the way to them. */
function BasketRest({ count, locale }: { count: number; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Stack gap="xs" align="start">
      <Text>
        {t({
          message: plural(count, {
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
  );
}
