import { useLingui } from '@lingui/react/macro';
import { useOrderTitle } from '../../domain/order/order-texts.ts';
import { ALL_ORDERS_TARGET } from './consent-draft.ts';
import type { Consent } from './consent-queries.ts';
import type { ConsentOrder } from './consents.types.ts';

type Named = Pick<Consent, 'order_number' | 'store'>;

/** The name of a consent's target: all orders, or one order by its store and number. */
export function useConsentTitle(): (target: string, named: Named | null, orders?: readonly ConsentOrder[]) => string {
  const { t } = useLingui();
  const orderTitle = useOrderTitle();
  return (target, named, orders = []) => {
    if (target === ALL_ORDERS_TARGET) return t({ message: 'Все заказы', comment: 'Consent to automatic debits: it is for all orders' });
    const order = orders.find(({ id }) => id === target);
    const number = order?.number ?? named?.order_number ?? target;
    return orderTitle(number, order?.store.name ?? named?.store ?? undefined);
  };
}
