import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { browserStore } from '../../shared/device/browser-store.ts';
import { customerKey } from '../customer/keys.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { readDraft } from './draft-store.ts';

/**
 * Back to a checkout that this customer has begun on this device and left for a limit; null where there is none, or nothing in the basket
 * to order any more. A basket that cannot be asked for takes no way away.
 */
export function useCheckoutHref(): string | null {
  const { api, auth, locale } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  const isBegun = useMemo(() => customer !== undefined && readDraft(browserStore(), customer, Date.now()) !== EMPTY_DRAFT, [customer]);
  const basket = useQuery({
    queryKey: customerKey('has-goods'),
    queryFn: async ({ signal }) => (await api.installment.getBasket({}, { signal })).items.length > 0,
    enabled: isBegun,
  });
  const hasGoods = basket.data ?? basket.isError;
  return isBegun && hasGoods ? hrefTo('checkout', {}, locale) : null;
}
