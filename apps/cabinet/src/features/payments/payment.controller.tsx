import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { isApiError } from '@muddat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { SaveReceiptButton } from '../../domain/document/save-receipt.tsx';
import { isPaymentPending } from '../../domain/payment/displayed-payment-status.ts';
import { paymentQuery } from '../../domain/payment/payment-queries.ts';
import { FormColumn } from '../../shared/page/form-column.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import { findCachedPayment } from './find-cached-payment.ts';
import { PaidOrder } from './paid-order.tsx';
import { PaymentView } from './payment.view.tsx';
import { PAYMENT_PURPOSE_LABELS } from './payment-texts.ts';

/** Polling interval for a pending payment: each request makes the server check a stuck payment, which the event stream does not do. */
const POLL_MS = 10_000;

/** Talks to the billing API for the page of one payment. */
export function PaymentController({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const payment = useQuery({
    ...paymentQuery(api, id),
    // Show the payment from a cached list immediately, also offline.
    initialData: () => findCachedPayment(queryClient, api, id)?.payment,
    initialDataUpdatedAt: () => findCachedPayment(queryClient, api, id)?.at,
    refetchInterval: ({ state }) => (state.data && isPaymentPending(state.data) ? POLL_MS : false),
  });
  const unnamed = t({ message: 'Платёж', comment: 'Heading of the page of one payment while it is not known what it was for' });
  const back = {
    href: hrefTo('payments', {}, locale),
    label: t({ message: 'Все платежи', comment: 'Arrow on the page of one payment: to the list of all payments' }),
  };
  return (
    <>
      <PageTop title={payment.data ? i18n._(PAYMENT_PURPOSE_LABELS[payment.data.purpose]) : unnamed} back={back} />
      <FormColumn>
        <PaymentView
          of={payment}
          isMissing={isApiError(payment.error, 404)}
          locale={locale}
          transliterate={transliterate}
          listHref={back.href}
          paidOrder={(orderId) => <PaidOrder id={orderId} />}
          saveReceipt={(paymentId) => <SaveReceiptButton paymentId={paymentId} number={payment.data?.receipt_number} />}
        />
      </FormColumn>
    </>
  );
}
