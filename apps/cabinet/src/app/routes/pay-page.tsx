import { sessionQuery } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { PayController } from '../../features/pay/pay.controller.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';

const FROM = '/frame/$locale/orders/$id/pay';

/**
 * The payment of one order. The URL contains the id of the payment once the server has sent one, so that a reload and the back button find
 * it.
 */
export function PayPage() {
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
