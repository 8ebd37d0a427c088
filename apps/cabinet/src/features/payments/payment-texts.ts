import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cardName } from '../../domain/card/card-name.ts';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import { paymentAppName } from '../../domain/payment/app-names.ts';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

/** Titles of the payment purposes. A purpose added to the contract does not compile until it has a title here. */
export const PAYMENT_PURPOSE_LABELS = {
  instalment: msg({ message: 'Платёж по графику', comment: 'What a payment was for: an instalment' }),
  order: msg({ message: 'Оплата заказа', comment: 'What a payment was for: the whole price of an order' }),
  initial_fee: msg({ message: 'Первый взнос', comment: 'What a payment was for: the initial fee of an order' }),
  top_up: msg({ message: 'Пополнение баланса', comment: 'Heading of the page that tops up the balance' }),
  payoff: msg({ message: 'Досрочное погашение', comment: 'What a payment was for: the rest of an order, before its time' }),
  withdrawal: msg({ message: 'Вывод на карту', comment: 'Heading of the page that moves money from the balance to a card' }),
} as const satisfies Record<WirePayment['purpose'], MessageDescriptor>;

type Source = WirePayment['sources'][number];
type PaidOrder = { id: string; title: string; amount: number };

/** Texts for the sources and the orders of a payment. */
export function usePaymentTexts() {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const sourceOf = ({ type, system, last4 }: Source): string => {
    if (type === 'payment_app') return paymentAppName(system ?? '');
    if (type === 'bank_card' && system !== null && last4 !== null) return cardName({ system, last4 });
    return t({ message: 'баланс', comment: 'Automatic debit: it is taken from the balance' });
  };
  const ordersOf = ({ order_id, orders, order_names = [], amount }: WirePayment): PaidOrder[] => {
    const parts = orders ?? (order_id === null ? [] : [{ order_id, amount }]);
    return parts.map((part) => {
      const name = order_names.find((one) => one.order_id === part.order_id);
      return { id: part.order_id, title: orderTitle(name?.number ?? part.order_id, name?.store), amount: part.amount };
    });
  };
  return {
    sourceOf,
    ordersOf,
    sources: ({ sources }: WirePayment): string => sources.map(sourceOf).join(' + '),
    /** The title of the payment's order, or the number of its orders; null if the payment is for no order. */
    about: (payment: WirePayment): string | null => {
      const orders = ordersOf(payment);
      const [first] = orders;
      if (first === undefined) return null;
      const total = orders.length;
      if (total === 1) return first.title;
      return t({
        message: plural(total, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' }),
        comment: 'Above the list of orders: how many there are',
      });
    },
  };
}
