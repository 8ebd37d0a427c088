import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isPaymentPending } from '../../domain/payment/displayed-payment-status.ts';
import { paymentHref } from '../../domain/payment/payment-hrefs.ts';
import { paymentsQuery, type WirePayment } from '../../domain/payment/payment-queries.ts';
import { toPagedListState } from '../../shared/query/list-state.ts';
import { PaymentsView } from './payments.view.tsx';

/** Talks to the billing API for the list of payments. */
export function PaymentsController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const query = useInfiniteQuery(paymentsQuery(api));
  const list = toPagedListState(query);
  return (
    <PaymentsView
      list={list.kind === 'ready' ? { ...list, items: sortPendingFirst(list.items) } : list}
      locale={locale}
      hrefOf={(id) => paymentHref(id, locale)}
      onMore={() => void query.fetchNextPage()}
    />
  );
}

/** Pending payments first: customers look for those. */
const sortPendingFirst = (payments: readonly WirePayment[]): readonly WirePayment[] => [
  ...payments.filter(isPaymentPending),
  ...payments.filter((payment) => !isPaymentPending(payment)),
];
