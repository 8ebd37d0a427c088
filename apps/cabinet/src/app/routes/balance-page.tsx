import { useLingui } from '@lingui/react/macro';
import { guardedImport, sessionQuery } from '@muddat/app-shell';
import { hrefTo, routeTitle } from '@muddat/routing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { paymentAppsQuery } from '../../domain/payment/payment-systems.ts';
import { BalanceController } from '../../features/balance/balance.controller.tsx';
import { balanceEntriesQuery } from '../../features/balance/balance-entries.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';
import { balanceSearchSchema } from './searches.ts';

export const data: PageData = ({ queryClient, api, search }) => [
  queryClient.prefetchQuery(balanceQuery(api)),
  ...(v.parse(balanceSearchSchema, search).act === undefined
    ? [queryClient.prefetchInfiniteQuery(balanceEntriesQuery(api))]
    : [queryClient.prefetchQuery(cardsQuery(api)), queryClient.prefetchQuery(paymentAppsQuery(api))]),
];

const FROM = '/frame/$locale/cabinet/balance';

// Separate files: a customer who only looks at the balance does not need the payment forms.
const loadTopUp = guardedImport(() => import('../../features/pay/top-up.controller.tsx'));
const TopUp = lazy(async () => ({ default: (await loadTopUp()).TopUpController }));
const loadWithdraw = guardedImport(() => import('../../features/pay/withdraw.controller.tsx'));
const Withdraw = lazy(async () => ({ default: (await loadWithdraw()).WithdrawController }));

/**
 * The balance, its top-up and its withdrawal. The URL contains the id of the payment once the server has sent one, so that a reload and the
 * back button find it.
 */
export function Page() {
  const { act, payment, attempt, order } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/$locale/cabinet/balance' });
  const { auth } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  if (act === undefined) return <BalanceOverview />;
  if (customer === undefined) return <PageSkeleton />;
  const page = {
    customer,
    paymentId: payment,
    attemptKey: attempt,
    onPaymentId: (id: string | null) =>
      void navigate({
        search: { act, ...(order === undefined ? {} : { order }), ...(id === null ? {} : { payment: id }) },
        replace: true,
        resetScroll: false,
      }),
  };
  return (
    <Suspense fallback={<PageSkeleton />}>
      {act === 'top-up' ? (
        <TopUp key={customer} orderId={order === undefined ? undefined : String(order)} {...page} />
      ) : (
        <Withdraw key={customer} {...page} />
      )}
    </Suspense>
  );
}

function BalanceOverview() {
  const { t } = useLingui();
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const back = t({ message: 'На главную', comment: 'Arrow on the page of the limit: to the main page' });
  return (
    <>
      <PageTop title={transliterate(routeTitle('balance', locale))} back={{ href: hrefTo('main-page', {}, locale), label: back }} />
      <FormColumn>
        <BalanceController />
      </FormColumn>
    </>
  );
}
