import { type Api, sessionQuery } from '@muddat/app-shell';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { listedOrderQuery } from '../../domain/order/order-queries.ts';
import { paymentAppsQuery } from '../../domain/payment/payment-systems.ts';
import { prefetchPayoff } from '../../domain/schedule/use-payoff.ts';
import { PayController } from '../../features/pay/pay.controller.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import type { PageData } from './page-modules.ts';
import { paySearchSchema } from './searches.ts';

const FROM = '/frame/$locale/orders/$id/pay';

export const data: PageData = ({ queryClient, api, params: { id = '' }, search }) => [
  prefetchOrder(queryClient, api, id, v.parse(paySearchSchema, search)),
  queryClient.prefetchQuery(cardsQuery(api)),
  queryClient.prefetchQuery(balanceQuery(api)),
  queryClient.prefetchQuery(paymentAppsQuery(api)),
];

/** A payment that is under way shows no quote. */
const prefetchOrder = (queryClient: QueryClient, api: Api, id: string, { payment, attempt }: v.InferOutput<typeof paySearchSchema>) =>
  payment === undefined && attempt === undefined
    ? prefetchPayoff(queryClient, api, id)
    : queryClient.prefetchQuery(listedOrderQuery(api, id));

/**
 * The payment of one order. The URL contains the id of the payment once the server has sent one, so that a reload and the back button find
 * it.
 */
export function Page() {
  const { id } = useParams({ from: FROM });
  const { payment, attempt, sum } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: '/$locale/orders/$id/pay' });
  const { auth } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  if (customer === undefined) return <PageSkeleton />;
  return (
    <PayController
      key={`${customer} ${id}`}
      orderId={id}
      customer={customer}
      paymentId={payment}
      attemptKey={attempt}
      requestedAmount={sum ?? null}
      onPayoff={() => void navigate({ search: { sum: 'payoff' }, resetScroll: false })}
      onPaymentId={(paymentId) =>
        void navigate({
          // Keep `sum=payoff`: after a failure the customer returns to the form of the early payoff.
          search: { ...(sum === 'payoff' ? { sum } : {}), ...(paymentId === null ? {} : { payment: paymentId }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
