import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cardName } from '../../domain/card/card-name.ts';
import { useOrderTitle } from '../../domain/order/use-order-title.ts';
import { appName } from '../../domain/payment/app-names.ts';
import type { WirePayment } from '../../domain/payment/payment-queries.ts';

type Source = WirePayment['sources'][number];
type PaidOrder = { id: string; title: string; amount: number };

/** Where a payment's money came from and what it was for, in words. */
export function usePaymentWords() {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  const sourceOf = ({ type, system, last4 }: Source): string => {
    if (type === 'payment_app') return appName(system ?? '');
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
    /** Its order, or how many; null where it is for none. */
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
