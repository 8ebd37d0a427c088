import { hrefTo } from '@muddat/routing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { paymentHref, topUpHref } from '../../domain/payment/payment-hrefs.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { useSectionsReady } from '../../shared/page/use-sections-ready.ts';
import { toPagedListState } from '../../shared/query/list-state.ts';
import { BalanceView } from './balance.view.tsx';
import { balanceEntriesQuery } from './balance-entries.ts';

/** Calls the billing API for the page of the balance. */
export function BalanceController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const balance = useQuery(balanceQuery(api));
  const history = useInfiniteQuery(balanceEntriesQuery(api));
  if (!useSectionsReady(balance, history)) return <PageSkeleton />;
  return (
    <BalanceView
      balance={balance}
      history={toPagedListState(history)}
      hrefs={{ topUp: topUpHref(locale), withdraw: `${hrefTo('balance', {}, locale)}?act=withdraw` }}
      orderHref={(id) => hrefTo('order', { id }, locale)}
      paymentHref={(id) => paymentHref(id, locale)}
      onMore={() => void history.fetchNextPage()}
    />
  );
}
