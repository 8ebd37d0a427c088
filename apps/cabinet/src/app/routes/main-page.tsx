import { useLingui } from '@lingui/react/macro';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { newestOrdersQuery } from '../../domain/order/order-queries.ts';
import { monthSummaryQuery } from '../../domain/schedule/schedule-queries.ts';
import { MainController } from '../../features/main/main.controller.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { Greeting } from '../layout/greeting.tsx';
import type { PageData } from './page-modules.ts';

export const data: PageData = ({ queryClient, api }) => [
  queryClient.prefetchQuery(monthSummaryQuery(api)),
  queryClient.prefetchQuery(limitQuery(api)),
  queryClient.prefetchQuery(newestOrdersQuery(api)),
  queryClient.prefetchQuery(cardsQuery(api)),
  queryClient.prefetchQuery(balanceQuery(api)),
];

/** The first page after the sign-in. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageTop title={<Greeting page={t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' })} />} showNotifications />
      <MainController />
    </>
  );
}
