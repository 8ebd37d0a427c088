import { sessionQuery } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { PaySeveralController } from '../../features/pay/pay-several.controller.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';

/** Pays instalments of several orders in one payment. The URL contains the id of the payment once the server has sent one. */
export function Page() {
  const { payment, attempt } = useSearch({ from: '/frame/$locale/cabinet/pay' });
  const navigate = useNavigate({ from: '/$locale/cabinet/pay' });
  const { auth } = useRouteContext({ from: '__root__' });
  const customer = useQuery(sessionQuery(auth)).data?.user?.id;
  if (customer === undefined) return <PageSkeleton />;
  return (
    <PaySeveralController
      key={customer}
      customer={customer}
      paymentId={payment}
      attemptKey={attempt}
      onPaymentId={(id) => void navigate({ search: id === null ? {} : { payment: id }, replace: true, resetScroll: false })}
    />
  );
}
