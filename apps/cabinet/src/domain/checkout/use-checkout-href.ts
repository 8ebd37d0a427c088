import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { localStorageOrMemory } from '../../shared/device/browser-store.ts';
import { customerQueryKey } from '../customer/keys.ts';
import { EMPTY_CHECKOUT_DRAFT } from './checkout-draft.ts';
import { readCheckoutDraft } from './checkout-draft-store.ts';

/**
 * The address of a checkout that this customer has begun on this device and left to get a limit. Null if there is none, or if the basket is
 * empty by now. If the basket cannot be loaded, the address is returned all the same.
 */
export function useCheckoutHref(): string | null {
  const { api, auth, locale } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  const isBegun = useMemo(
    () => customer !== undefined && readCheckoutDraft(localStorageOrMemory(), customer, Date.now()) !== EMPTY_CHECKOUT_DRAFT,
    [customer],
  );
  const basket = useQuery({
    queryKey: customerQueryKey('has-goods'),
    queryFn: async ({ signal }) => (await api.installment.getBasket({}, { signal })).items.length > 0,
    enabled: isBegun,
  });
  const hasGoods = basket.data ?? basket.isError;
  return isBegun && hasGoods ? hrefTo('checkout', {}, locale) : null;
}
