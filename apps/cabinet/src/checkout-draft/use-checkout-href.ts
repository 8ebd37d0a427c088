import { sessionQuery } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { browserStore } from '../payment/browser-store.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { readDraft } from './draft-store.ts';

/** Back to a checkout that this customer has begun on this device and left for a limit; null where there is none. */
export function useCheckoutHref(): string | null {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  return useMemo(() => {
    const isBegun = customer !== undefined && readDraft(browserStore(), customer, Date.now()) !== EMPTY_DRAFT;
    return isBegun ? hrefTo('checkout', {}, locale) : null;
  }, [customer, locale]);
}
