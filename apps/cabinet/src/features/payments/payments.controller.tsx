import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { paymentHref } from '../../domain/payment/payment-hrefs.ts';
import { paymentsQuery, type WirePayment } from '../../domain/payment/payment-queries.ts';
import { isUnderWay } from '../../domain/payment/payment-standing.ts';
import { pagedOf } from '../../shared/query/loaded.ts';
import { PaymentsView } from './payments.view.tsx';

/** Talks to the billing API for the list of payments. */
export function PaymentsController() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const query = useInfiniteQuery(paymentsQuery(api));
  const list = pagedOf(query);
  return (
    <PaymentsView
      list={list.kind === 'ready' ? { ...list, items: undecidedFirst(list.items) } : list}
      locale={locale}
      hrefOf={(id) => paymentHref(id, locale)}
      onMore={() => void query.fetchNextPage()}
    />
  );
}

/** Pending payments first: customers look for those. */
const undecidedFirst = (payments: readonly WirePayment[]): readonly WirePayment[] => [
  ...payments.filter(isUnderWay),
  ...payments.filter((payment) => !isUnderWay(payment)),
];
